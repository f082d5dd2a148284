import type { RegisteredFrontend } from '@semaforo/contracts'
import { redirectFor } from '../src/registry/guard.ts'
import { ownerOf, routeOf } from '../src/registry/owner.ts'

const frontend = (name: string, routes: RegisteredFrontend['routes']): RegisteredFrontend => ({
  name,
  version: '1',
  entry: `/remotes/${name}/1/remoteEntry.js`,
  integrity: 'sha384-x',
  routes,
})
const frontends = [
  frontend('learning', [{ path: '/home', title: 'Inicio' }]),
  frontend('account', [{ path: '/profile', title: 'Perfil' }]),
]

test('a path belongs to the frontend that registered it, with all paths below it', () => {
  expect(routeOf(frontends, '/home')?.title).toBe('Inicio')
  expect(routeOf(frontends, '/profile/edit')?.title).toBe('Perfil')
})

test('a path that two frontends registered belongs to the first one only', () => {
  const second = frontend('other', [
    { path: '/home/other', title: 'Otra' },
    { path: '/home', title: 'Otra' },
  ])
  expect(ownerOf([...frontends, second], '/home/other')?.name).toBe('learning')
  expect(routeOf([...frontends, second], '/home/other')?.title).toBe('Inicio')
})

test.each(['/', '/homes', '/nada', '/Home'])('%s has no owner', (path) => {
  expect(routeOf(frontends, path)).toBeUndefined()
})

const signedIn = (role: 'user' | 'admin') => ({
  token: 'token',
  user: { id: '1', firstName: 'Ana', lastName: 'Paz', email: 'ana@correo.mx', role, status: true },
})
const guarded = (access?: 'user' | 'admin') => ({ path: '/x', title: 'X', ...(access && { access }) })

test('a guest is redirected to the login, with the requested path', () => {
  expect(redirectFor(guarded('user'), null, '/x/y?a=b')).toBe('/login?volver=%2Fx%2Fy%3Fa%3Db')
  expect(redirectFor(guarded('user'), signedIn('user'), '/x')).toBeUndefined()
  expect(redirectFor(guarded(), null, '/x')).toBeUndefined()
})

test('a non-admin is redirected home from pages for admins', () => {
  expect(redirectFor(guarded('admin'), null, '/x')).toBe('/home')
  expect(redirectFor(guarded('admin'), signedIn('user'), '/x')).toBe('/home')
  expect(redirectFor(guarded('admin'), signedIn('admin'), '/x')).toBeUndefined()
})
