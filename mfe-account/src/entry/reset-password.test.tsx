import { checkResetLink } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const part = 'a'.repeat(43)
const link = `/reset-password/${part}.${part}`

test('a weak password and one that is typed differently are reported next to their fields', async () => {
  api.answer(checkResetLink, { message: 'Sirve.' })
  await open(link)
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'corta')
  await userEvent.type(screen.getByLabelText('Confirma la contraseña'), 'otra{Enter}')
  await screen.findByText(
    'La contraseña debe tener al menos 8 caracteres, 1 mayúscula, 1 número y 1 carácter especial.',
  )
  expect(screen.getByLabelText('Confirma la contraseña')).toHaveAccessibleDescription(
    'Las contraseñas no coinciden.',
  )
})

test('a link that cannot be used leads to another', async () => {
  api.refuse(checkResetLink, 400, { code: 'reset-link-expired', message: 'Este enlace ya no es válido.' })
  await open(link)
  await screen.findByText('Este enlace ya no es válido. Pide uno nuevo.')
  await userEvent.click(screen.getByRole('link', { name: 'Pedir otro enlace' }))
  await screen.findByRole('button', { name: 'Enviar enlace' })
})
