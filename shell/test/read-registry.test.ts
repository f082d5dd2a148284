import type { FrontendRoute } from '@semaforo/contracts'
import { readRegistry } from '../src/registry/read-registry.ts'

const record = (name: string, ...routes: FrontendRoute[]) => ({
  name,
  version: '1',
  entry: `/remotes/${name}/1/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  routes,
})
const home = { path: '/home', title: 'Inicio' }
const roadmaps = { path: '/roadmaps', title: 'Roadmaps' }
const profile = { path: '/profile', title: 'Perfil', access: 'user' as const }
const [learning, account] = [record('learning', home, roadmaps), record('account', profile)]

test('a valid registry is read as it is', () => {
  expect(readRegistry({ frontends: [account, learning] })).toEqual({
    frontends: [account, learning],
    unreadable: [],
    sections: [],
    faults: [],
  })
})

test.each([
  ['an entry that is no address', { ...account, entry: 'https://' }],
  ['another scheme', { ...account, entry: 'javascript:alert(1)' }],
  ['a hash that browsers ignore', { ...account, integrity: 'sha384-???' }],
  ['no version', { ...account, version: undefined }],
  ['the name of another', { ...account, name: 'learning' }],
  ['a route that is none', { ...account, routes: [profile, { path: 'options' }, null] }],
])('a record with %s leaves its paths known, and the other records unchanged', (_what, wrong) => {
  const { frontends, unreadable, faults } = readRegistry({ frontends: [learning, wrong] })
  expect(frontends).toEqual([learning])
  expect(unreadable).toEqual([profile])
  expect(faults).toHaveLength(1)
})

test.each([[null], ['account'], [7], [[]], [{}], [{ ...account, routes: 'todas' }]])(
  '%j drops only its own record',
  (wrong) => {
    const { frontends, unreadable, faults } = readRegistry({ frontends: [wrong, learning] })
    expect(frontends).toEqual([learning])
    expect(unreadable).toEqual([])
    expect(faults).toHaveLength(1)
  },
)

test('the header links to the pages of valid and invalid records, wherever an entry can be read', () => {
  const nav = { label: 'Perfil', icon: 'User', order: 1 }
  const named = { ...account, nav }
  const link = { nav, routes: [profile] }
  const sections = (...frontends: unknown[]) => readRegistry({ frontends: [learning, ...frontends] }).sections
  expect(sections(named)).toEqual([link])
  expect(sections({ ...named, entry: '' })).toEqual([link])
  expect(sections({ ...named, nav: { ...nav, icon: '<svg>' } }, null, account)).toEqual([])
})

test('/home is a page even if no valid record owns it', () => {
  expect(readRegistry({ frontends: [null, account] }).unreadable).toEqual([home])
  expect(readRegistry({ frontends: [{ ...learning, version: '' }, account] }).unreadable).toEqual([
    home,
    roadmaps,
  ])
})

test.each([[null], [[]], [{}], [{ frontends: {} }], [{ frontends: [] }], [{ frontends: [{ name: 'x' }] }]])(
  '%j is rejected as a registry',
  (json) => {
    expect(() => readRegistry(json)).toThrow()
  },
)
