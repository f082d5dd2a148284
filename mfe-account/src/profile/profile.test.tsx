import { listRecommendations, logout } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ana, anasSession } from '../../test/ana.ts'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

beforeEach(() => api.answer(listRecommendations, { roadmaps: [] }))

test.each(['/profile', '/profile/nada'])('%s leads to the information', async (path) => {
  await open(path, anasSession)
  await screen.findByText(ana.email)
  expect(location.pathname).toBe('/profile/info')
})

test('a name is shown literally, whatever characters it has', async () => {
  const firstName = '<img src=x onerror=alert(1)>'
  await open('/profile/info', { ...anasSession, user: { ...ana, firstName } })
  await screen.findByText(`${firstName} Paz Luna`)
})

test('a logout that fails says so, and leads home when it is repeated', async () => {
  api.refuse(logout, 503)
  await open('/profile/info', anasSession)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cerrar tu sesión.')
  expect(session.read()).not.toBeNull()
  api.answer(logout, { message: 'Cerrada.' })
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect(session.read()).toBeNull()
})
