import { listRecommendations, readPulse, setPulse } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anasSession } from '../../../test/ana.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const onOff = () => screen.getByRole('checkbox', { name: 'Enviarme el pulso mensual' })
const off = () => screen.findByText('Está desactivado: no te escribimos.')
const first = (day: number) =>
  screen.findByText(new RegExp(`Haz uno antes del ${day} de diciembre de 2026 y desde ese día te llega`))

/** The page of somebody without a diagnostic, where the mail is off. */
async function opened(path = '/profile/pulse'): Promise<void> {
  api.answer(listRecommendations, { roadmaps: [] })
  api.answer(readPulse, { day: null, diagnosed: false })
  api.answer(setPulse, ({ body }) => {
    const { day } = body as { day: number | null }
    return { day, diagnosed: false, ...(day && { next: `2026-12-${String(day).padStart(2, '0')}` }) }
  })
  await open(path, anasSession)
  await off()
}

test('it is off at first, is turned on with the keyboard, and says when the next one comes', async () => {
  await opened()
  expect(onOff()).not.toBeChecked()
  onOff().focus()
  await userEvent.keyboard(' ')
  await first(new Date().getDate())
  await userEvent.selectOptions(screen.getByLabelText('Día del mes'), '31')
  await screen.findByText('En los meses más cortos llega el último día.')
  await first(31)
  await screen.findByText('Guardado.')
})

test('a change can be undone', async () => {
  await opened()
  await userEvent.click(onOff())
  await userEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }))
  await off()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pulso mensual' })).toHaveFocus())
  expect(onOff()).not.toBeChecked()
})

test.each([
  ['a server that refuses', () => api.refuse(setPulse, 503)],
  ['no connection', () => api.disconnect(setPulse)],
])('with %s it says so and stays as it was', async (_, fail) => {
  await opened()
  fail()
  await userEvent.click(onOff())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos guardar tu pulso mensual: sigue como estaba.',
  )
  expect(onOff()).not.toBeChecked()
})

test('the short address leads to the setting', async () => {
  await opened('/pulso')
  expect(location.pathname).toBe('/profile/pulse')
})
