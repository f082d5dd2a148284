import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { announceShell } from '@semaforo/releases'
import { closeAll, folder, open, problem } from './setup.ts'

afterEach(closeAll)

const script = 'console.log("Semáforo")'
const files = {
  'shell/index.html': '<!doctype html><title>Semáforo PyME</title>',
  'shell/favicon.svg': '<svg/>',
  'shell/.env': 'SECRET=1',
  'shell/assets/app.1a2b.js': script,
  'shell/assets/app.1a2b.js.br': brotliCompressSync(script),
  'shell/assets/app.1a2b.js.gz': gzipSync(script),
  'remotes/learning/v1/entry.js': 'export {}',
  'federation/registry.json': '{"frontends":[]}',
  'secret.txt': 'secret',
}
const forever = 'public, max-age=31536000, immutable'
// Revalidates as a browser does: the headers that fetch adds to a validator would request the whole response.
const html = { accept: 'text/html', 'cache-control': 'max-age=0' }

test('every page path serves the shell, revalidated by its ETag', async () => {
  const url = await open({ frontendsDir: folder(files) })
  for (const path of ['/', '/home', '/roadmaps?tag=1', '/no/such.page', '/index.html']) {
    const answer = await fetch(url + path, { headers: html })
    expect(await answer.text()).toContain('<title>Semáforo PyME</title>')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(url + path, { headers: { ...html, 'if-none-match': etag } })).status).toBe(304)
  }
})

test('hashed files are cached for good, in the smallest encoding that the browser accepts', async () => {
  const url = await open({ frontendsDir: folder(files) })
  const get = (encoding: string) =>
    fetch(`${url}/assets/app.1a2b.js`, { headers: { 'accept-encoding': encoding } })
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await get(accepted)
    expect(answer.headers.get('content-encoding')).toBe(used)
    expect(answer.headers.get('cache-control')).toBe(forever)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe(script)
  }
  const remote = await fetch(`${url}/remotes/learning/v1/entry.js`)
  expect(remote.headers.get('cache-control')).toBe(forever)
})

test('the exports of the live shell can be read, and are revalidated', async () => {
  const frontendsDir = folder(files)
  const kit = { version: '1.0.0', exports: ['Button'] }
  const offer = { kits: { ui: kit, 'frontend-kit': kit }, contracts: 'a'.repeat(64) }
  await announceShell(frontendsDir, offer)
  const answer = await fetch(`${await open({ frontendsDir })}/federation/shell.json`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual(offer)
})

test('HEAD has the headers and no body', async () => {
  const url = await open({ frontendsDir: folder(files) })
  const answer = await fetch(`${url}/favicon.svg`, { method: 'HEAD' })
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-length')).toBe('6')
  expect(await answer.text()).toBe('')
})

test('a missing asset, remote or registry is a 404, never the shell', async () => {
  const url = await open({ frontendsDir: folder(files) })
  for (const path of [
    '/assets/old.js',
    '/remotes/learning/v0/entry.js',
    '/federation/other.json',
    '/logo.png',
  ]) {
    const headers = path === '/logo.png' ? { accept: '*/*' } : html
    expect(await problem(await fetch(url + path, { headers }))).toMatchObject({
      status: 404,
      code: 'not-found',
    })
  }
})

test('files published while the site runs are served at once', async () => {
  const root = folder(files)
  const url = await open({ frontendsDir: root })
  const before = await fetch(`${url}/federation/registry.json`)
  expect(before.headers.get('cache-control')).toBe('no-cache')
  expect(await before.json()).toEqual({ frontends: [] })
  expect((await fetch(`${url}/remotes/learning/v2/entry.js`)).status).toBe(404)

  mkdirSync(`${root}/remotes/learning/v2`)
  writeFileSync(`${root}/remotes/learning/v2/entry.js`, 'export const two = 2')
  writeFileSync(`${root}/federation/next.json`, '{"frontends":["v2"]}')
  renameSync(`${root}/federation/next.json`, `${root}/federation/registry.json`)
  expect(await (await fetch(`${url}/remotes/learning/v2/entry.js`)).text()).toBe('export const two = 2')
  const after = await fetch(`${url}/federation/registry.json`)
  expect(await after.json()).toEqual({ frontends: ['v2'] })
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('hidden files and files outside of the folder are a 404', async () => {
  const url = await open({ frontendsDir: folder(files) })
  for (const path of ['/.env', '/%2eenv', '/remotes/.git/config', '/secret.txt', '/assets/%2e%2e%2f.env']) {
    const answer = await fetch(url + path, { headers: { accept: '*/*' } })
    expect([400, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/SECRET|secret/)
  }
  for (const path of [
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00',
    '/%E0%A4%A',
    '/a%5Cb',
  ]) {
    expect(await problem(await fetch(url + path, { headers: html }))).toMatchObject({
      status: 400,
      code: 'malformed-request',
    })
  }
})

test('pages accept only GET and HEAD', async () => {
  const url = await open({ frontendsDir: folder(files) })
  const answer = await fetch(`${url}/home`, { method: 'POST', body: 'x' })
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await problem(answer)).toMatchObject({ status: 405, code: 'method-not-allowed' })
})

test('without a built shell a page is a 503 with the reason', async () => {
  const url = await open({ frontendsDir: folder() })
  expect(await problem(await fetch(`${url}/home`, { headers: html }))).toMatchObject({
    status: 503,
    code: 'site-not-built',
  })
})
