import { checkReturnLink, chooseReturn, forgotPassword } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const part = 'a'.repeat(43)
const link = `/login/return/${part}.${part}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choices = () => api.received(chooseReturn).map(({ body }) => body)

test('erasing asks once more, and says what is done', async () => {
  api.answer(checkReturnLink, { message: 'Sirve.' })
  api.answer(chooseReturn, { message: 'Borrada.' })
  await open(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar mi cuenta' }))
  const dialog = screen.getByRole('dialog', { name: '¿Borrar tu cuenta y todos sus datos?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(choices()).toEqual([])
  await press('Borrar mi cuenta')
  await press('Sí, borrar para siempre')
  await screen.findByText(/^Borramos tu cuenta y sus datos\./)
  expect(choices()).toEqual([{ choice: 'erase' }])
})

test('a choice that fails can be repeated', async () => {
  api.answer(checkReturnLink, { message: 'Sirve.' })
  api.refuse(chooseReturn, 503)
  await open(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Retomar mi cuenta' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar tu elección.')
  api.answer(chooseReturn, { message: 'Activa.' })
  await press('Retomar mi cuenta')
  await screen.findByText(/^Tu cuenta está activa otra vez\./)
})

test('a link that was used leads to another', async () => {
  const message = 'Este enlace ya no es válido. Pide uno nuevo.'
  api.refuse(checkReturnLink, 400, { code: 'return-link-expired', message })
  api.answer(forgotPassword, { message: 'Enviado.' })
  await open(link)
  await screen.findByText(/^Este enlace ya no es válido: dura 30 minutos/)
  await userEvent.clear(screen.getByLabelText('Correo electrónico'))
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.mx')
  await press('Pedir otro enlace')
  await screen.findByText('El correo se ha enviado con éxito')
})

test('without a link one can be asked for', async () => {
  await open('/login/return')
  await screen.findByRole('button', { name: 'Enviar enlace' })
  expect(screen.queryByText(/^Este enlace ya no es válido/)).toBeNull()
})
