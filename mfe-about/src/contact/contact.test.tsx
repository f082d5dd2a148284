import { readOperator, sendMessage } from '@semaforo/contracts'
import { aSession, fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

beforeEach(() => api.answer(readOperator, { open: true, replyDays: 3 }))

const email = () => screen.getByLabelText('Tu correo')
const topic = () => screen.getByRole('combobox')
const message = () => screen.getByLabelText('Tu mensaje')
const write = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))

test('who is signed in finds the address filled in, and learns of the copy', async () => {
  const account = aSession()
  api.answer(sendMessage, { message: 'Te respondemos en 3 días hábiles.', copyTo: account.user.email })
  await open('/contact?asunto=data', account)
  await waitFor(() => expect(email()).toHaveValue(account.user.email))
  expect(topic()).toHaveValue('data')
  write(message(), 'Quiero que borren todos mis datos.')
  await send()
  expect(await screen.findByText(`Te mandamos una copia a ${account.user.email}.`)).toBeVisible()
  expect(api.received(sendMessage)[0]?.body).toMatchObject({ email: account.user.email, topic: 'data' })
})

test('after a message was sent another one begins with the address alone', async () => {
  api.answer(sendMessage, { message: 'Te respondemos en 3 días hábiles a rosa@correo.mx.' })
  await open('/contact')
  write(email(), 'rosa@correo.mx')
  write(message(), 'El botón de la lupa no hace nada en mi celular.')
  await send()
  expect(await screen.findByRole('heading', { name: 'Recibimos tu mensaje' })).toHaveFocus()
  expect(screen.getByRole('blockquote')).toHaveTextContent('El botón de la lupa')
  await userEvent.click(screen.getByRole('button', { name: 'Escribir otro mensaje' }))
  await waitFor(() => expect(message()).toHaveFocus())
  expect(message()).toHaveValue('')
  expect(email()).toHaveValue('rosa@correo.mx')
})

test('the topic and the text stay over a reload, whichever topic the link came with', async () => {
  await open('/contact?asunto=data')
  await waitFor(() => expect(topic()).toHaveValue('data'))
  await userEvent.selectOptions(topic(), 'problem')
  write(message(), 'El botón de la lupa no hace nada.')
  await waitFor(() => expect(sessionStorage.getItem('semaforo.contact-draft')).toContain('lupa'))
  await open('/contact?asunto=data')
  await waitFor(() => expect(message()).toHaveValue('El botón de la lupa no hace nada.'))
  expect(topic()).toHaveValue('problem')
})

test('a wrong field says what is wrong, gets the focus and leaves what was written', async () => {
  await open('/contact')
  write(email(), 'rosa')
  write(message(), 'Hola')
  await send()
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/Ingresa un email válido/))
  expect(message()).toHaveAccessibleDescription(/al menos 10 caracteres/)
  await waitFor(() => expect(email()).toHaveFocus())
  expect(message()).toHaveValue('Hola')
  expect(api.received(sendMessage)).toEqual([])
})

test('a message that does not reach the site stays, and is sent at the next attempt', async () => {
  api.disconnect(sendMessage)
  await open('/contact')
  write(email(), 'luz@correo.mx')
  write(message(), '¿Puedo hacer el diagnóstico sin contador?')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu texto sigue aquí.')
  expect(screen.getByText('41 de 4,000 caracteres')).toBeVisible()
  api.answer(sendMessage, { message: 'Te respondemos en 3 días hábiles a luz@correo.mx.' })
  await send()
  await screen.findByRole('heading', { name: 'Recibimos tu mensaje' })
  const [first, second] = api.received(sendMessage).map(({ body }) => (body as { id: string }).id)
  expect(second).toBe(first)
})

test('the keyboard goes through the fields, and not into the one that nobody sees', async () => {
  await open('/contact')
  screen.getByLabelText('Tu nombre (opcional)').focus()
  for (const next of [email(), topic(), message(), screen.getByRole('button', { name: 'Enviar mensaje' })]) {
    await userEvent.tab()
    expect(next).toHaveFocus()
  }
})
