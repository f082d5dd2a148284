import { forgotPassword, likeRoadmap, likeTag, login } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anasSession } from '../../test/ana.ts'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

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

test.each([{ message: 'Hoy cerramos temprano.' }, { error: true, msg: 'Hoy cerramos temprano.' }])(
  'what another server says in %j is shown',
  async (json) => {
    api.answer(login, () => Response.json(json, { status: 403 }))
    await open('/login')
    await enter()
    expect(await screen.findByRole('alert')).toHaveTextContent('Hoy cerramos temprano.')
  },
)

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
  api.answer(login, anasSession)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText('Login exitoso, redirigiendo a pagina principal')
})

// `mfe-account/test/return-path.test.ts` has every form of an address.
test('who wanted another page is told which, and led there', async () => {
  api.answer(login, anasSession)
  await open('/login?volver=%2Fminegocio')
  expect(
    screen.getByText(/Mi negocio guarda tus diagnósticos en tu cuenta; por eso te pide entrar\./),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Hacer un diagnóstico sin cuenta' })).toHaveAttribute(
    'href',
    '/probar',
  )
  await enter()
  await screen.findByText('Login exitoso, redirigiendo a Mi negocio')
  await userEvent.click(screen.getByRole('link', { name: 'Ir ahora' }))
  await at('/minegocio')
})

test('who is signed in is led away from the login', async () => {
  await open('/login', anasSession)
  await at('/home')
})

test('what a password manager filled in without an event is sent', async () => {
  api.answer(login, anasSession)
  await open('/login')
  Object.assign(email(), { value: 'ana@correo.mx' })
  Object.assign(password(), { value: 'Tianguis#27' })
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText('Login exitoso, redirigiendo a pagina principal')
})

describe('what a guest marked in this browser', () => {
  const offer = () => screen.queryByRole('checkbox', { name: /^Guardar en mi cuenta/ })
  const liked = { tags: [1], roadmaps: [5], likedTagIds: [1], likedRoadmapIds: [5], version: 1 }
  const asGuest = (likes: object) => {
    localStorage.setItem('semaforo.preferences', JSON.stringify({ guest: likes }))
    dispatchEvent(new StorageEvent('storage'))
  }
  /** Signs in, and opens the login again as a guest. */
  const enterAndLeave = async () => {
    await enter()
    await screen.findByText(/^Login exitoso/)
    session.write(null)
    await open('/login')
  }

  beforeEach(() => {
    api.answer(login, anasSession)
    api.answer(likeTag, liked)
    api.answer(likeRoadmap, liked)
    asGuest({ tags: { 1: true }, roadmaps: { 5: true } })
  })

  test('moves to the account that accepts it, and is not offered again', async () => {
    await open('/login')
    screen.getByLabelText('Guardar en mi cuenta los 2 favoritos que marqué en este navegador')
    await enterAndLeave()
    expect([likeTag, likeRoadmap].map((call) => api.received(call)[0]?.params)).toEqual([
      { id: '1' },
      { id: '5' },
    ])
    await waitFor(() => expect(offer()).toBeNull())
  })

  test('stays with the guest where a call fails, and is offered another time', async () => {
    api.refuse(likeRoadmap, 503)
    await open('/login')
    await enterAndLeave()
    expect(offer()).toBeChecked()
  })

  test('stays with the guest who declines, and is offered again once it is more', async () => {
    await open('/login')
    await userEvent.click(offer() as HTMLElement)
    await enterAndLeave()
    expect(api.received(likeTag)).toEqual([])
    expect(offer()).toBeNull()
    asGuest({ tags: { 1: true, 2: true }, roadmaps: { 5: true } })
    await open('/login')
    screen.getByLabelText('Guardar en mi cuenta los 3 favoritos que marqué en este navegador')
  })

  test('is not offered where there is nothing', async () => {
    asGuest({ tags: {}, roadmaps: {} })
    await open('/login')
    expect(offer()).toBeNull()
  })
})

test('the fields tell a password manager what they are for', async () => {
  await open('/login')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})
