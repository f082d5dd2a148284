import type { RegisteredFrontend } from '@semaforo/contracts'
import { liveRegistry, sameRelease } from '../src/registry/live-registry.ts'
import { readRegistry } from '../src/registry/read-registry.ts'

const release = (name: string, version: string): RegisteredFrontend => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  routes: [{ path: `/${name}`, title: name }],
})
const [learning, account] = [release('learning', '1'), release('account', '1')]
const answering =
  (...frontends: unknown[]) =>
  async () =>
    readRegistry({ frontends })

test('a refresh takes what the registry names now; a frontend that it does not name keeps its release', async () => {
  const next = release('learning', '2')
  const registry = liveRegistry([learning, account], answering(next, { name: 'account' }))
  expect(registry.releaseOf('learning')).toBe(learning)
  await registry.refresh()
  expect(registry.releaseOf('learning')).toEqual(next)
  expect(registry.releaseOf('account')).toBe(account)
})

test('those who ask at the same time share one reading, and later ones read again', async () => {
  let reads = 0
  const registry = liveRegistry([learning], async () => {
    reads++
    return readRegistry({ frontends: [learning] })
  })
  await Promise.all([registry.refresh(), registry.refresh()])
  expect(reads).toBe(1)
  await registry.refresh()
  expect(reads).toBe(2)
})

test('a registry that cannot be read again is said, and leaves what was known', async () => {
  const registry = liveRegistry([learning], async () => {
    throw new Error('no network')
  })
  await expect(registry.refresh()).rejects.toThrow('no network')
  expect(registry.releaseOf('learning')).toBe(learning)
})

test('a release is withdrawn once the registry names its version so', async () => {
  const next = { ...release('learning', '2'), withdrawn: ['1'] }
  const registry = liveRegistry([learning, account], answering(next, account))
  expect(registry.isWithdrawn(learning)).toBe(false)
  await registry.refresh()
  expect([learning, next, account].map(registry.isWithdrawn)).toEqual([true, false, false])
})

test('another version, entry or hash is another release; other routes are not', () => {
  expect(sameRelease(learning, { ...learning, routes: [] })).toBe(true)
  for (const change of [{ version: '2' }, { entry: '/other.js' }, { integrity: 'sha384-b' }]) {
    expect(sameRelease(learning, { ...learning, ...change })).toBe(false)
  }
})
