import { listRecommendations, type User, updateUser } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ana, anasSession } from '../../../test/ana.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
const done = () => screen.findByText('Edicion completada redirigiendo al perfil')
const sent = () => api.received(updateUser).map(({ body }) => body)

beforeEach(async () => {
  api.answer(listRecommendations, { roadmaps: [] })
  api.answer(updateUser, ({ body }) => ({ ...ana, ...(body as Partial<User>) }))
  await open('/profile/edit', anasSession)
})

test('only what was changed is sent, and the session has it afterwards', async () => {
  expect(field('Correo electrónico')).toHaveAttribute('readonly')
  await save()
  await screen.findByText('No hay cambios para guardar')
  await userEvent.clear(field('Apellidos'))
  await userEvent.type(field('Apellidos'), 'Paz Rey')
  await save()
  await done()
  expect(sent()).toEqual([{ lastName: 'Paz Rey' }])
  expect(session.read()?.user.lastName).toBe('Paz Rey')
})

test('a name that was changed elsewhere since the form was opened stays', async () => {
  session.write({ ...anasSession, user: { ...ana, firstName: 'Anabel' } })
  await userEvent.type(field('Apellidos'), ' Rey')
  await save()
  await done()
  expect(sent()).toEqual([{ lastName: 'Paz Luna Rey' }])
})

test('a new password is sent alone, and a weak one is refused before', async () => {
  await userEvent.type(field('Contraseña nueva (opcional)'), 'corta')
  await save()
  expect(field('Contraseña nueva (opcional)')).toBeInvalid()
  await userEvent.clear(field('Contraseña nueva (opcional)'))
  await userEvent.type(field('Contraseña nueva (opcional)'), 'Molcajete+8')
  await save()
  await done()
  expect(sent()).toEqual([{ password: 'Molcajete+8' }])
})

test('an edit that the server refuses shows the reason and keeps what was typed', async () => {
  api.refuse(updateUser, 503)
  await userEvent.type(field('Nombre'), 'bel')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('error de edicion')
  expect(field('Nombre')).toHaveValue('Anabel')
})
