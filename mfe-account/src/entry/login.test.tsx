import { login } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

test('an empty login reports both fields and sends nothing', async () => {
  await open('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('El email es requerido')
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('La contraseña es requerida')
  expect(screen.getByLabelText('Correo electrónico')).toBeInvalid()
})

test('a refused login shows the message of the server', async () => {
  api.refuse(login, 401, { message: 'Correo o contraseña incorrectos.' })
  await open('/login')
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.mx')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Tianguis#27')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos.')
  expect(api.received(login).map(({ body }) => body)).toEqual([
    { email: 'ana@correo.mx', password: 'Tianguis#27' },
  ])
})
