import { openLoginLink } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const part = 'a'.repeat(43)
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Usar este navegador' }))

test('a press makes the browser known, and a refusal is shown', async () => {
  const message = 'Este enlace ya no es válido. Inicia sesión para recibir otro.'
  api.refuse(openLoginLink, 400, { code: 'login-link-expired', message })
  await open(`/login/link/${part}.${part}`)
  expect(api.received(openLoginLink)).toEqual([])
  await confirm()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  api.answer(openLoginLink, { message: 'Listo.' })
  await confirm()
  await screen.findByText('Listo: ya puedes iniciar sesión en este navegador.')
})

test('an invalid link leads to the login', async () => {
  await open('/login/link/roto')
  await screen.findByText('Este enlace ya no es válido. Inicia sesión para recibir otro.')
  await userEvent.click(screen.getByRole('link', { name: 'Ir a iniciar sesión' }))
  await screen.findByRole('heading', { name: 'Inicia sesión' })
})
