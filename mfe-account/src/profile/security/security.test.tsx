import { endAllSessions, endSession, exportMe, listRecommendations, listSessions } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ana, anasSession } from '../../../test/ana.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const asked = '¿Cerrar la sesión de Chrome en Android?'
const closeButtons = () => screen.queryAllByRole('button', { name: /^Cerrar la sesión de / })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.getByRole('dialog', { name })

/** The page of somebody with this session and two others, which the server ends when it is asked to. */
beforeEach(async () => {
  const at = '2026-11-20T15:00:00.000Z'
  let sessions = ['this', 'one', 'two'].map((id) => ({
    id,
    device: id === 'this' ? 'Firefox en Windows' : 'Chrome en Android',
    createdAt: at,
    lastUsedAt: at,
    current: id === 'this',
  }))
  api.answer(listRecommendations, { roadmaps: [] })
  api.answer(listSessions, () => ({ sessions }))
  api.answer(endSession, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id)
    return { message: 'Cerrada.' }
  })
  await open('/profile/security', anasSession)
  await screen.findByText('Este dispositivo')
})

async function closeOne(): Promise<void> {
  await userEvent.click(closeButtons()[0] as HTMLElement)
  await userEvent.click(within(dialog(asked)).getByRole('button', { name: 'Sí, cerrar' }))
}

test('each other session can be closed, after a question, and the focus goes on to the list', async () => {
  await userEvent.click(closeButtons()[0] as HTMLElement)
  await userEvent.click(within(dialog(asked)).getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const left of [1, 0]) {
    await closeOne()
    await waitFor(() => expect(closeButtons()).toHaveLength(left))
    await screen.findByText('Sesión cerrada')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tus sesiones' })).toHaveFocus())
  }
})

test('a session whose end got no answer is closed by trying again', async () => {
  api.disconnect(endSession)
  await closeOne()
  await within(dialog(asked)).findByText('No pudimos cerrar esa sesión.')
  api.refuse(endSession, 404, { code: 'session-not-found', message: 'Esa sesión ya no existe.' })
  await userEvent.click(within(dialog(asked)).getByRole('button', { name: 'Sí, cerrar' }))
  await screen.findByText('Sesión cerrada')
})

test('all sessions are closed after a question, this one as well', async () => {
  api.disconnect(endAllSessions)
  await press('Cerrar todas las sesiones')
  await press('Sí, cerrar todas')
  await screen.findByRole('alert')
  expect(session.read()?.user).toEqual(ana)
  api.answer(endAllSessions, { message: 'Cerradas.' })
  await press('Sí, cerrar todas')
  await waitFor(() => expect(session.read()).toBeNull())
})

test('all data about the person can be downloaded', async () => {
  const saved: { name: string; file: Blob }[] = []
  const { createObjectURL } = URL
  let file = new Blob()
  URL.createObjectURL = (given) => {
    file = given as Blob
    return 'blob:data'
  }
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, file })
  }
  const services = { identity: { user: { email: ana.email } } }
  api.answer(exportMe, { exportedAt: '2026-11-20T15:00:00.000Z', services })
  await press('Descargar mis datos')
  await screen.findByText('Tu archivo está en las descargas.')
  Object.assign(URL, { createObjectURL })
  HTMLAnchorElement.prototype.click = click
  expect(saved.map(({ name }) => name)).toEqual(['semaforo-pyme-mis-datos.json'])
  expect(JSON.parse(await file.text())).toMatchObject({ services })
})
