import {
  closedAccountMs,
  closedAccountTexts,
  deleteOwnAccount,
  listRecommendations,
  logout,
} from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anasSession } from '../../test/ana.ts'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function opened(): Promise<void> {
  api.answer(listRecommendations, { roadmaps: [] })
  api.answer(logout, { message: 'Cerrada.' })
  await open('/profile/delete', anasSession)
}
/** The open question. */
async function asked(): Promise<void> {
  await opened()
  await press('Eliminar mi cuenta')
}
const done = () => screen.findByText('La cuenta fue eliminada con exito, redirigiendo a pagina principal')

test('the same words say before and after until when the account is kept', async () => {
  const keptUntil = new Date(Date.now() + closedAccountMs)
  const words = `${closedAccountTexts.closed} ${closedAccountTexts.kept(keptUntil.getTime())}`
  api.answer(deleteOwnAccount, { message: 'Eliminada.', keptUntil: keptUntil.toISOString() })
  await asked()
  within(screen.getByRole('dialog')).getByText('La cuenta no podra ser recuperada')
  within(screen.getByRole('dialog')).getByText(words)
  await press('Sí, eliminar mi cuenta')
  await done()
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(api.received(deleteOwnAccount)[0]?.body).toEqual({ status: false })
})

test('everything can be erased at once, as the question says then', async () => {
  api.answer(deleteOwnAccount, { message: 'Eliminada.' })
  await opened()
  const erase = screen.getByRole('checkbox', { name: 'Borrar ya todos mis datos' })
  expect(erase).toHaveAccessibleDescription(closedAccountTexts.erased)
  await userEvent.click(erase)
  await press('Eliminar mi cuenta')
  within(screen.getByRole('dialog')).getByText(closedAccountTexts.erased)
  await press('Sí, eliminar mi cuenta')
  await done()
  expect(screen.getByRole('status')).toHaveTextContent(closedAccountTexts.erased)
  expect(api.received(deleteOwnAccount)[0]?.body).toMatchObject({ erase: true })
})

test('a failure is reported in the dialog, where the deletion can be tried again', async () => {
  api.refuse(deleteOwnAccount, 503)
  await asked()
  await press('Sí, eliminar mi cuenta')
  await within(screen.getByRole('dialog')).findByText('Error al eliminar la cuenta')
  api.answer(deleteOwnAccount, { message: 'Eliminada.' })
  await press('Sí, eliminar mi cuenta')
  await done()
})

test('a guest is led here again by the login', async () => {
  await open('/profile/delete')
  await screen.findByRole('heading', { name: 'Inicia sesión' })
  expect(location.search).toBe('?volver=%2Fprofile%2Fdelete')
})
