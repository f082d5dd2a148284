import { deleteUser, endSessionsOfUser, type ListedUser, searchUsers, updateUser } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aListedUser, eva, evasSession } from '../../../test/eva.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const listedEva = aListedUser('Eva', eva)

/** The list of an admin, Eva, with these users; changes and deletions are done to them. */
async function openUsers(given: ListedUser[]): Promise<{ users: ListedUser[] }> {
  const site = { users: given }
  api.answer(searchUsers, () => ({ users: structuredClone(site.users), page: 1 }))
  api.answer(updateUser, ({ params, body }) => {
    const user = site.users.find(({ id }) => id === params.id)
    if (!user) throw new Error(`no user ${params.id}`)
    return Object.assign(user, body, { closedByOwner: false })
  })
  api.answer(deleteUser, ({ params }) => {
    site.users = site.users.filter(({ id }) => id !== params.id)
    return { message: 'Usuario eliminado permanentemente' }
  })
  await open('/options', evasSession)
  await screen.findByText(given[0]?.email ?? '')
  return site
}

const row = (email: string) => screen.getByText(email).closest('li') as HTMLElement
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
/** Does an action of a user's menu, which jsdom shows as if it were open. */
const act = (name: string, action: string) => press(`${action}: ${name}`)
/** Presses a button of the dialog that asks this. */
const answer = (question: string, name: string) =>
  userEvent.click(within(screen.getByRole('dialog', { name: question })).getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Elegir a ${name}` }))
const bar = () => within(screen.getByRole('group', { name: 'Usuarios elegidos' }))
const changes = () => api.received(updateUser).map(({ params, body }) => [params.id, body])
const lastQuery = () => api.received(searchUsers).at(-1)?.query

test('/options and /options/info are the list, and what is unknown leads there', async () => {
  await openUsers([listedEva])
  for (const path of ['/options/info', '/options/otra']) {
    await open(path, evasSession)
    await screen.findByRole('heading', { name: 'Usuarios' })
  }
  expect(location.pathname).toBe('/options')
})

test.each([
  ['Quitar admin', 'Hacer admin', 'Rol actualizado', [{ role: 'user' }, { role: 'admin' }]],
  ['Desactivar', 'Activar', 'Status actualizado', [{ status: false }, { status: true }]],
])('«%s» is shown at once, and undone with one press', async (action, opposite, done, sent) => {
  await openUsers([aListedUser('Ana', { role: 'admin' })])
  await act('Ana Paz', action)
  await screen.findByText(done)
  await screen.findByRole('button', { name: `${opposite}: Ana Paz` })
  await press('Deshacer: Ana Paz')
  await screen.findByRole('button', { name: `${action}: Ana Paz` })
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Usuarios' })).toHaveFocus())
  expect(changes()).toEqual(sent.map((body) => ['ana', body]))
})

test('an undo that fails says why, and can be tried again', async () => {
  await openUsers([aListedUser('Ana')])
  await act('Ana Paz', 'Desactivar')
  await screen.findByText('Status actualizado')
  api.refuse(updateUser, 409)
  await press('Deshacer: Ana Paz')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al actualizar status')
  expect(button('Intentar de nuevo')).toHaveFocus()
  api.answer(updateUser, aListedUser('Ana'))
  await press('Intentar de nuevo')
  await screen.findByText('Status actualizado')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a user becomes an admin after a question, which says why if that fails', async () => {
  await openUsers([aListedUser('Ana')])
  const question = '¿Hacer admin a Ana Paz?'
  await act('Ana Paz', 'Hacer admin')
  await answer(question, 'Cancelar')
  expect(changes()).toEqual([])
  await act('Ana Paz', 'Hacer admin')
  api.refuse(updateUser, 409)
  await answer(question, 'Hacer admin')
  await within(screen.getByRole('dialog')).findByText('Error al actualizar rol')
  api.answer(updateUser, aListedUser('Ana', { role: 'admin' }))
  await answer(question, 'Hacer admin')
  await screen.findByText('Rol actualizado')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(changes()[1]).toEqual(['ana', { role: 'admin' }])
})

test('a user is erased after a question', async () => {
  await openUsers([aListedUser('Ana'), aListedUser('Berta')])
  const question = '¿Eliminar permanentemente a Ana Paz?'
  await act('Ana Paz', 'Eliminar permanentemente')
  await answer(question, 'Cancelar')
  expect(api.received(deleteUser)).toHaveLength(0)
  await act('Ana Paz', 'Eliminar permanentemente')
  await answer(question, 'Eliminar permanentemente')
  await screen.findByText('Usuario eliminado permanentemente')
  await waitFor(() => expect(screen.queryByText('ana@correo.mx')).toBeNull())
})

test('a failure without a message shows the documented one', async () => {
  await openUsers([aListedUser('Ana', { role: 'admin' })])
  api.refuse(updateUser, 409)
  api.refuse(deleteUser, 409)
  await act('Ana Paz', 'Quitar admin')
  await screen.findByText('Error al actualizar rol')
  await act('Ana Paz', 'Desactivar')
  await screen.findByText('Error al actualizar status')
  await act('Ana Paz', 'Eliminar permanentemente')
  await answer('¿Eliminar permanentemente a Ana Paz?', 'Eliminar permanentemente')
  await within(screen.getByRole('dialog')).findByText('Error al eliminar cuenta')
})

test('a user whose deletion is done although its answer was lost is deleted by trying again', async () => {
  await openUsers([aListedUser('Ana')])
  api.disconnect(deleteUser)
  const question = '¿Eliminar permanentemente a Ana Paz?'
  await act('Ana Paz', 'Eliminar permanentemente')
  await answer(question, 'Eliminar permanentemente')
  await screen.findByText('Error al eliminar cuenta')
  api.refuse(deleteUser, 404, { code: 'user-not-found', message: 'Ese usuario ya no existe.' })
  await answer(question, 'Eliminar permanentemente')
  await screen.findByText('Usuario eliminado permanentemente')
})

test('the own account can neither be changed nor chosen', async () => {
  await openUsers([listedEva])
  expect(within(row(eva.email)).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('users are searched by name, role and status, and sorted where no name gives the order', async () => {
  await openUsers([aListedUser('Ana')])
  await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Apellidos')
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name' }))
  api.answer(searchUsers, { users: [], page: 1 })
  await userEvent.type(screen.getByRole('searchbox'), 'zuniga')
  await screen.findByText('No hay datos disponibles')
  await userEvent.selectOptions(screen.getByLabelText('Rol'), 'Administrador')
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Inactivo')
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ q: 'zuniga', role: 'admin', status: 'false', page: '1' }),
  )
  expect(screen.getByLabelText('Orden')).toBeDisabled()
})

test('who deletes the only user of a page is led to the one before', async () => {
  let isGone = false
  api.answer(searchUsers, ({ query }) => {
    if (query.page === '2') return { users: isGone ? [] : [aListedUser('Berta')], page: 2 }
    return { users: [aListedUser('Ana')], page: 1, next: 2 }
  })
  api.answer(deleteUser, () => {
    isGone = true
    return { message: 'Usuario eliminado permanentemente' }
  })
  await open('/options', evasSession)
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }))
  await screen.findByText('berta@correo.mx')
  await act('Berta Paz', 'Eliminar permanentemente')
  await answer('¿Eliminar permanentemente a Berta Paz?', 'Eliminar permanentemente')
  await screen.findByText('ana@correo.mx')
  expect(screen.queryByText('No hay datos disponibles')).toBeNull()
})

test('a refused list says so with the documented message, and where that is explained', async () => {
  api.refuse(searchUsers, 403)
  await open('/options', evasSession)
  await screen.findByText('No tienes permisos')
  const help = screen.getByRole('link', { name: /^Qué pasó y qué hacer/ })
  expect(help).toHaveAttribute('href', '/ayuda/errores#unexpected')
})

test('the list stays where it cannot be refreshed', async () => {
  await openUsers([aListedUser('Ana')])
  api.refuse(searchUsers, 409)
  const before = api.received(searchUsers).length
  await act('Ana Paz', 'Desactivar')
  await screen.findByText('Status actualizado')
  await waitFor(() => expect(api.received(searchUsers).length).toBeGreaterThan(before))
  screen.getByText('ana@correo.mx')
})

test('while a user is being changed the others say that they wait', async () => {
  await openUsers([aListedUser('Ana'), aListedUser('Berta')])
  const release = api.hold(updateUser)
  await act('Ana Paz', 'Desactivar')
  expect(button('Desactivar: Berta Paz')).toHaveAttribute('aria-disabled', 'true')
  await act('Berta Paz', 'Desactivar')
  release()
  await screen.findByText('Status actualizado')
  expect(changes()).toEqual([['ana', { status: false }]])
})

test('an account that its owner closed is told apart; it is activated for good, or blocked', async () => {
  await openUsers([
    aListedUser('Ana', { status: false, closedByOwner: true }),
    aListedUser('Berta', { status: false, closedByOwner: true }),
  ])
  expect(screen.getAllByText('Cerrada por su dueño')).toHaveLength(2)
  await act('Ana Paz', 'Activar')
  await screen.findByText('Status actualizado')
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  await waitFor(() => expect(row('ana@correo.mx')).toHaveTextContent('Activo'))
  await act('Berta Paz', 'Bloquear')
  await waitFor(() => expect(screen.queryByText('Cerrada por su dueño')).toBeNull())
  expect(changes()).toEqual([
    ['ana', { status: true }],
    ['berta', { status: false }],
  ])
})

test('several users are deactivated after one question', async () => {
  await openUsers([listedEva, aListedUser('Ana'), aListedUser('Berta'), aListedUser('Cruz')])
  await choose('Ana Paz')
  bar().getByText('1 elegido')
  await press('Quitar la selección')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Usuarios' })).toHaveFocus())
  await choose('Ana Paz')
  await press('Elegir a los 3 de esta página')
  await waitFor(() => expect(bar().getByText('3 elegidos')).toHaveFocus())
  await userEvent.click(bar().getByRole('button', { name: 'Desactivar' }))
  await answer('¿Desactivar 3 cuentas?', 'Cancelar')
  bar().getByText('3 elegidos')
  await userEvent.click(bar().getByRole('button', { name: 'Desactivar' }))
  await answer('¿Desactivar 3 cuentas?', 'Desactivar')
  await screen.findByText('3 cuentas desactivadas')
  expect(screen.queryByRole('group', { name: 'Usuarios elegidos' })).toBeNull()
  expect(changes()).toEqual(['ana', 'berta', 'cruz'].map((id) => [id, { status: false }]))
})

test('who could not be changed is named with the reason, stays chosen, and can be tried again', async () => {
  const site = await openUsers([aListedUser('Ana'), aListedUser('Berta')])
  await choose('Ana Paz')
  await choose('Berta Paz')
  const second = Promise.withResolvers<void>()
  const message = 'Esa cuenta la cerró su dueño.'
  api.answer(updateUser, async ({ params }) => {
    if (params.id === 'ana') return Response.json({ message, code: 'test', status: 409 }, { status: 409 })
    await second.promise
    return aListedUser('Berta', { status: false })
  })
  await userEvent.click(bar().getByRole('button', { name: 'Desactivar' }))
  await answer('¿Desactivar 2 cuentas?', 'Desactivar')
  await within(screen.getByRole('dialog')).findByText('Van 1 de 2…')
  second.resolve()
  await screen.findByText('1 cuenta desactivada')
  screen.getByText('Una cuenta quedó como estaba:')
  screen.getByText(`Ana Paz: ${message}`)
  bar().getByText('1 elegido')
  api.answer(updateUser, aListedUser('Ana', { status: false }))
  site.users = [aListedUser('Ana', { status: false })]
  await press('Intentar de nuevo')
  await screen.findByText('1 cuenta desactivada')
  expect(screen.queryByText('Una cuenta quedó como estaba:')).toBeNull()
})

test('chosen users who were changed or erased since are left out of the question', async () => {
  await openUsers([aListedUser('Ana'), aListedUser('Berta'), aListedUser('Cruz')])
  for (const name of ['Ana Paz', 'Berta Paz', 'Cruz Paz']) await choose(name)
  await act('Ana Paz', 'Desactivar')
  await screen.findByText('Status actualizado')
  await act('Cruz Paz', 'Eliminar permanentemente')
  await answer('¿Eliminar permanentemente a Cruz Paz?', 'Eliminar permanentemente')
  await bar().findByText('2 elegidos')
  await userEvent.click(bar().getByRole('button', { name: 'Desactivar' }))
  screen.getByRole('dialog', { name: '¿Desactivar 1 cuenta?' })
})

test('all sessions of a person are closed after a question', async () => {
  api.answer(endSessionsOfUser, { message: 'Cerradas.' })
  await openUsers([aListedUser('Ana')])
  await act('Ana Paz', 'Cerrar sus sesiones')
  await answer('¿Cerrar todas las sesiones de Ana Paz?', 'Cerrar sus sesiones')
  await screen.findByText('Sesiones cerradas')
  expect(api.received(endSessionsOfUser).map(({ params }) => params.id)).toEqual(['ana'])
})

test('an admin whose role is taken away while the page is open is told why', async () => {
  await openUsers([aListedUser('Ana')])
  session.write({ user: { ...eva, role: 'user' }, token: 'token' })
  const told = await screen.findByRole('dialog', { name: 'Tu sesión de administrador terminó' })
  expect(within(told).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?volver=%2Foptions',
  )
  await userEvent.click(within(told).getByRole('button', { name: 'Ahora no' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
