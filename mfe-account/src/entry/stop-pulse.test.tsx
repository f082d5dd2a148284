import { stopPulse } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const stop = () => userEvent.click(screen.getByRole('button', { name: 'Dejar de recibirlo' }))

test('one press stops the mail without a session, and a refusal is shown', async () => {
  const message = 'Este enlace ya se usó o no existe.'
  api.refuse(stopPulse, 400, { code: 'pulse-link-unknown', message })
  await open(`/pulso/baja/${'a'.repeat(43)}`)
  expect(api.received(stopPulse)).toEqual([])
  await stop()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  api.answer(stopPulse, { message: 'Listo.' })
  await stop()
  const done = await screen.findByText('Listo: ya no recibirás el pulso mensual.')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
})

test('a link that was cut off says so', async () => {
  await open('/pulso/baja/roto')
  await screen.findByText('Este enlace está incompleto. Ábrelo otra vez desde el correo.')
})
