import { deleteOwnAccount, listRecommendations, logout } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anasSession } from '../../test/ana.ts'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a failure is reported in the dialog, where the deletion can be tried again', async () => {
  api.answer(listRecommendations, { roadmaps: [] })
  api.refuse(deleteOwnAccount, 503)
  await open('/profile/delete', anasSession)
  await press('Eliminar mi cuenta')
  await userEvent.type(screen.getByLabelText('Contraseña actual'), 'Tianguis#27')
  await press('Sí, eliminar mi cuenta')
  await within(screen.getByRole('dialog')).findByText('Error al eliminar la cuenta')
  api.answer(deleteOwnAccount, { message: 'Eliminada.' })
  api.answer(logout, { message: 'Cerrada.' })
  await press('Sí, eliminar mi cuenta')
  await screen.findByText('La cuenta fue eliminada con exito, redirigiendo a pagina principal')
})

test('a guest is led here again by the login', async () => {
  await open('/profile/delete')
  await screen.findByRole('heading', { name: 'Inicia sesión' })
  expect(location.search).toBe('?volver=%2Fprofile%2Fdelete')
})
