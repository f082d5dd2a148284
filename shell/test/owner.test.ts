import type { RegisteredFrontend } from '@semaforo/contracts'
import { ownerOf } from '../src/registry/owner.ts'

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

test('a path belongs to the frontend that registered it, with all below it', () => {
  expect(ownerOf(frontends, '/home')?.title).toBe('Inicio')
  expect(ownerOf(frontends, '/profile/edit')?.frontend.name).toBe('account')
})

test.each(['/', '/homes', '/nada', '/Home'])('%s belongs to nobody', (path) => {
  expect(ownerOf(frontends, path)).toBeUndefined()
})
