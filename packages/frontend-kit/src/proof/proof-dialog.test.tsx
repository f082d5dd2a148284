import { call, proveIdentity } from '@semaforo/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { request } from '../http/request.ts'
import { session } from '../session/session.ts'
import { aSession } from '../testing/a-session.ts'
import { fakeApi } from '../testing/fake-api.ts'

const api = fakeApi()
const erase = call({
  method: 'delete',
  path: '/api/thing',
  summary: '',
  auth: 'user',
  answer: z.object({ message: z.string() }),
})
const ana = aSession()
const field = () => screen.findByLabelText('Contraseña')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// React schedules its work as it does in a browser, and a test waits for what it shows.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

/** The server erases for who has the token of a fresh proof. */
beforeEach(() => {
  session.write(ana)
  api.answer(erase, ({ headers }) => {
    if (headers.get('authorization') === 'Bearer proven') return { message: 'Borrado.' }
    const message = 'Para continuar, confirma tu contraseña.'
    return Response.json(
      { type: 'x', title: message, status: 403, code: 'proof-needed', message, msg: message },
      { status: 403 },
    )
  })
  api.answer(proveIdentity, ({ body }) => {
    if (Object(body).password === 'Tianguis#27') return { user: ana.user, token: 'proven' }
    const message = 'La contraseña no es correcta.'
    const errors = [{ path: 'password', message }]
    return Response.json(
      { type: 'x', title: message, status: 400, code: 'wrong-password', message, msg: message, errors },
      { status: 400 },
    )
  })
})
afterEach(() => session.write(null))

test('calls that need a proof ask once for the password, until it is right, and are made again', async () => {
  const erased = Promise.all([request(erase), request(erase)])
  await field()
  await press('Continuar')
  await screen.findByText('Escribe tu contraseña.')
  await userEvent.type(await field(), 'no-es-esta{Enter}')
  await screen.findByText('La contraseña no es correcta.')
  await waitFor(async () => expect(await field()).toHaveFocus())
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Tianguis#27{Enter}')
  expect(await erased).toEqual([{ message: 'Borrado.' }, { message: 'Borrado.' }])
  expect(session.read()?.token).toBe('proven')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cancelling returns the refusal, and the next call asks again', async () => {
  for (let times = 0; times < 2; times += 1) {
    const refused = expect(request(erase)).rejects.toMatchObject({ code: 'proof-needed' })
    await field()
    await press('Cancelar')
    await refused
  }
  expect(api.received(proveIdentity)).toEqual([])
})

test('a connection failure is shown, and the password can be sent again', async () => {
  const erased = request(erase)
  const restored = { user: ana.user, token: 'proven' }
  api.disconnect(proveIdentity)
  await userEvent.type(await field(), 'Tianguis#27{Enter}')
  await screen.findByRole('alert')
  api.answer(proveIdentity, restored)
  await press('Continuar')
  expect(await erased).toEqual({ message: 'Borrado.' })
})

test('sends nothing after somebody else has signed in', async () => {
  const refused = expect(request(erase)).rejects.toMatchObject({ code: 'proof-needed' })
  const other = { user: { ...ana.user, id: 'other' }, token: 'proven' }
  api.answer(proveIdentity, other)
  await userEvent.type(await field(), 'Tianguis#27{Enter}')
  await refused
  expect(api.received(erase)).toHaveLength(1)
})
