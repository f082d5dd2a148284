import { register, resendCode, saveUser } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ana } from '../../test/ana.ts'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const ticket = 'a'.repeat(43)
const { firstName, lastName, email } = ana
const person = { firstName, lastName, email, password: 'Tianguis#27' }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const code = () => field('Código de verificación')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function signUp(): Promise<void> {
  await open('/register')
  await userEvent.type(field('Nombre'), person.firstName)
  await userEvent.type(field('Apellidos'), person.lastName)
  await userEvent.type(field('Correo electrónico'), person.email)
  await userEvent.type(field('Contraseña'), `${person.password}{Enter}`)
}

/** The step of the code. */
async function toCode(): Promise<void> {
  api.answer(register, { token: ticket })
  await signUp()
  await screen.findByLabelText('Código de verificación')
}

async function verify(given: string): Promise<void> {
  await userEvent.clear(code())
  await userEvent.type(code(), given)
  await press('Verificar')
}

test('an empty registration reports every field, and the focus goes to the first', async () => {
  await open('/register')
  await press('Crear cuenta')
  expect(field('Nombre')).toHaveAccessibleDescription('El nombre es requerido')
  expect(field('Apellidos')).toHaveAccessibleDescription('Los apellidos son requeridos')
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Ingresa un email válido')
  screen.getByText(
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
  )
  await waitFor(() => expect(field('Nombre')).toHaveFocus())
})

test('the rules of a password are ticked off while typing, and it can be shown', async () => {
  await open('/register')
  const kept = () => screen.queryAllByText(/\(cumplido\)/).length
  await userEvent.type(field('Contraseña'), 'a')
  expect(kept()).toBe(1)
  await userEvent.type(field('Contraseña'), 'B3')
  expect(kept()).toBe(3)
  await userEvent.type(field('Contraseña'), '#efgh')
  expect(kept()).toBe(5)
  expect(field('Contraseña')).toHaveAttribute('type', 'password')
  await press('Mostrar contraseña')
  expect(field('Contraseña')).toHaveAttribute('type', 'text')
})

test('the fields tell a password manager what they are for', async () => {
  await open('/register')
  expect(field('Contraseña')).toHaveAttribute('autocomplete', 'new-password')
  await toCode()
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
})

test('a refusal shows the message of the server, and a failure without one the documented message', async () => {
  const message = 'Demasiados intentos. Espera 9 minutos e inténtalo de nuevo.'
  api.refuse(register, 429, { code: 'too-many-attempts', message })
  await signUp()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  api.refuse(register, 503)
  await press('Crear cuenta')
  await screen.findByText('No se pudo registrar. Intenta de nuevo.')
})

test('a password that the server refuses is reported next to its field', async () => {
  const message = 'Esa contraseña es de las más usadas y cualquiera la adivina. Elige otra.'
  const errors = [{ path: 'password', message }]
  api.refuse(register, 400, { code: 'common-password', message, errors })
  await signUp()
  await screen.findByText(message)
  await waitFor(() => expect(field('Contraseña')).toHaveFocus())
})

test('submitting twice sends once', async () => {
  api.answer(register, { token: ticket })
  const answer = api.hold(register)
  await signUp()
  const form = field('Nombre').form as HTMLFormElement
  fireEvent.submit(form)
  answer()
  await screen.findByLabelText('Código de verificación')
  expect(api.received(register)).toHaveLength(1)
})

test('a wrong code is reported next to its field, and no input is lost', async () => {
  const message = 'El código ingresado es incorrecto. Intenta de nuevo.'
  api.refuse(saveUser, 400, { code: 'wrong-code', message })
  await toCode()
  await verify('22222')
  await screen.findByText(message)
  expect(code()).toBeInvalid()
  await waitFor(() => expect(code()).toHaveFocus())
  await press('Corregir mis datos')
  expect(field('Nombre')).toHaveFocus()
  expect(field('Correo electrónico')).toHaveValue(person.email)
  expect(location.href).not.toContain(person.email)
})

test('a code can be pasted as the mail writes it, and the field takes five characters only', async () => {
  await toCode()
  fireEvent.paste(code(), { clipboardData: { getData: () => ' ab-2c3 d ' } })
  expect(code()).toHaveValue('ab2c3')
})

test('a verification that failed can be repeated, and the focus goes to what is said then', async () => {
  api.refuse(saveUser, 503)
  await toCode()
  await verify('AB2C3')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar el usuario')
  api.answer(saveUser, { user: ana })
  await press('Verificar')
  const done = await screen.findByText('Cuenta verificada con éxito. Redirigiendo al login en 5 segundos...')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
})

test('where the answer to a verification was lost, its repeat leads to the account that is there', async () => {
  api.disconnect(saveUser)
  await toCode()
  await verify('AB2C3')
  await screen.findByText('No se pudo guardar el usuario')
  api.refuse(saveUser, 400, { code: 'code-expired', message: 'Ese código ya no sirve.' })
  await press('Verificar')
  const notice = await screen.findByText(/^Si ya habías confirmado con este código/)
  await userEvent.click(within(notice).getByRole('link', { name: 'Inicia sesión' }))
  await screen.findByRole('heading', { name: 'Inicia sesión' })
})

test('another code can be sent after a minute, and a refusal is shown', async () => {
  await toCode()
  const button = screen.getByRole('button', { name: /^Enviar otro código en/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  const now = Date.now
  Date.now = () => now() + 10_000
  await screen.findByRole('button', { name: /en ([1-4]?\d|50) s$/ })
  Date.now = () => now() + 60_000
  await screen.findByRole('button', { name: 'Enviar otro código' })
  const message = 'Espera un minuto.'
  api.refuse(resendCode, 429, { code: 'code-too-soon', message })
  await press('Enviar otro código')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  api.answer(resendCode, { message: 'Enviado.' })
  await press('Enviar otro código')
  await screen.findByText('Te enviamos otro código. El anterior ya no sirve.')
  await screen.findByRole('button', { name: /^Enviar otro código en \d+ s$/ })
  Date.now = now
})

test('a reload keeps the step of the code, without the password, which is asked for again', async () => {
  await toCode()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(person.password)
  api.answer(saveUser, { user: ana })
  // A reload empties the page's memory.
  await open('/register#codigo-AB2C3')
  screen.getByText(`Enviamos un código de 5 caracteres a ${person.email}. Sirve durante 10 minutos.`)
  expect(code()).toHaveValue('AB2C3')
  expect(code()).toHaveAccessibleDescription(/^Si no lo encuentras/)
  expect(field('Tu contraseña')).toHaveAccessibleDescription(
    /^No la guardamos al recargar.* De 8 a 128 caracteres/,
  )
  await press('Verificar')
  await screen.findByText(/^La contraseña debe tener al menos 8 caracteres/)
  await userEvent.type(field('Tu contraseña'), `${person.password}{Enter}`)
  await screen.findByText(/^Cuenta verificada con éxito\./)
  expect(api.received(saveUser)[0]?.body).toMatchObject({ emailToken: `${ticket}.AB2C3` })
})

test('the link of a mail in another browser says where the code goes', async () => {
  await open('/register#codigo-AB2C3')
  await screen.findByText(/escribe ahí AB2C3/)
})
