import { forgotPassword, login } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const user = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Paz Luna',
  email: 'ana@correo.mx',
  role: 'user' as const,
  status: true,
}
const session = { user, token: 'token' }
const email = () => screen.getByLabelText('Correo electrónico')
const password = () => screen.getByLabelText('Contraseña')
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const enter = async () => {
  await userEvent.type(email(), 'ana@correo.mx')
  await userEvent.type(password(), 'Tianguis#27{Enter}')
}

test('an empty login reports both fields and sends nothing', async () => {
  await open('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(email()).toHaveAccessibleDescription('El email es requerido')
  expect(password()).toHaveAccessibleDescription('La contraseña es requerida')
  expect(email()).toBeInvalid()
})

test('a refused login shows the message of the server', async () => {
  api.refuse(login, 401, { message: 'Correo o contraseña incorrectos.' })
  await open('/login')
  await enter()
  expect(await screen.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos.')
  expect(api.received(login).map(({ body }) => body)).toEqual([
    { email: 'ana@correo.mx', password: 'Tianguis#27' },
  ])
})

test('a failure without a message shows the documented one, at the login and where a password is forgotten', async () => {
  api.refuse(login, 503)
  api.refuse(forgotPassword, 503)
  await open('/login')
  await enter()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesión. Intenta de nuevo.')
  await userEvent.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar enlace' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al enviar correo')
  expect(api.received(forgotPassword)[0]?.body).toEqual({ email: 'ana@correo.mx' })
})

test('without a connection it says so, keeps what was typed, and works again later', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  api.disconnect(login)
  await open('/login')
  await enter()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Error al iniciar sesión. Intenta de nuevo.')
  expect(alert).toHaveTextContent('No tienes conexión a internet. Revísala e inténtalo de nuevo.')
  Reflect.deleteProperty(navigator, 'onLine')
  api.answer(login, session)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText('Login exitoso, redirigiendo a pagina principal')
})

// `mfe-account/test/return-path.test.ts` has every form of an address.
test('who wanted another page is told which, and led there', async () => {
  api.answer(login, session)
  await open('/login?volver=%2Fminegocio')
  await enter()
  await screen.findByText('Login exitoso, redirigiendo a Mi negocio')
  await userEvent.click(screen.getByRole('link', { name: 'Ir ahora' }))
  await at('/minegocio')
})

test('who is signed in is led away from the login', async () => {
  await open('/login', session)
  await at('/home')
})

test('the fields tell a password manager what they are for', async () => {
  await open('/login')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})
