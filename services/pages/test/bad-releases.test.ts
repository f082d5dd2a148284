import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pageBundle } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { aTag } from './catalog.ts'
import { rendering } from './frontends.ts'
import { openSite } from './pages-site.ts'

/** Publishes a release that does no good beside one that does. */
async function beside(bundle: string, env: Record<string, string> = {}) {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1))
  const bad = await frontends.publish('bad', { bundle })
  await frontends.publish('learning')
  const site = await start(env)
  return { ...site, frontends, bad }
}

const page = `{ path, html: 'malo', state: 0 }`

test.each([
  ['throws as it is loaded', `throw new Error('no hoy')`, 'no hoy'],
  ['throws as a page is rendered', rendering(`throw new Error('no \\u001b[31mhoy\\n')`), 'no  [31mhoy'],
  ['throws what cannot even be read', rendering(`throw { get message() { throw 1 } }`), 'no dijo por qué'],
  ['is no program', 'export default {{', "Unexpected token '{'"],
  [
    'rejects later',
    rendering(`setTimeout(() => { throw new Error('luego') }); return new Promise(() => {})`),
    'luego',
  ],
  ['reads a file', `import { readFileSync } from 'node:fs'`, 'a page cannot import node:fs'],
  ['writes a file', rendering(`const fs = await import('fs/promises')`), 'a page cannot import fs/promises'],
  [
    'starts a process',
    `import { spawn } from 'node:child_process'`,
    'a page cannot import node:child_process',
  ],
  ['starts a worker', `new Worker('data:text/javascript,')`, 'Worker is not defined'],
  ['exits', rendering('process.exit(0)'), "Cannot read properties of undefined (reading 'exit')"],
  ['opens a connection', `import { connect } from 'node:net'`, 'a page cannot import node:net'],
  ['calls the network', rendering(`await fetch('http://127.0.0.1:1')`), 'fetch is not a function'],
  ['answers nothing', rendering('return undefined'), 'contestó algo que no es una página'],
  ['answers garbage', rendering(`return { path, html: 7, state: 0 }`), 'contestó algo que no es una página'],
  [
    'answers another page',
    rendering(`return { path: '/home', html: '', state: 0 }`),
    'contestó algo que no es una página',
  ],
  [
    'answers too long a page',
    rendering(`return { path, html: 'a'.repeat(3e6), state: 0 }`),
    'contestó algo que no es una página',
  ],
  [
    'nests its data for search engines deeper than they can be written again',
    rendering(
      `let deep = {}; for (let at = 0; at < 200; at++) deep = { deep }; return { path, html: '', head: { title: 'T', structuredData: [deep] }, state: 0 }`,
    ),
    'contestó algo que no es una página',
  ],
  [
    'has a state that is deeper than it can be written again',
    rendering(
      `let deep = {}; for (let at = 0; at < 200; at++) deep = { deep }; return { path, html: '', state: deep }`,
    ),
    'contestó algo que no es una página',
  ],
  [
    'asks for what is not public',
    rendering(`await read('/internal/partners'); return ${page}`),
    'pidió /internal/partners, que no es una llamada pública',
  ],
  [
    'asks for it in a roundabout way',
    rendering(`await read('/api/catalog/../../internal/partners')`),
    'pidió /api/catalog/../../internal/partners, que no es una llamada pública',
  ],
  [
    'asks for too much',
    rendering(
      `await Promise.all(Array.from({ length: 99 }, (_, at) => read('/api/catalog/tags?' + at).catch(() => 0)))`,
    ),
    'pidió demasiadas cosas',
  ],
  [
    'asks for what is not there',
    rendering(`await read('/api/catalog/nothing')`),
    '/api/catalog/nothing: 404',
  ],
])('a release that %s has no pages, and says why', async (_, bundle, why) => {
  const site = await beside(bundle)
  expect(await site.failure('bad')).toEqual(typeof why === 'string' ? why : expect.stringMatching(why))
  await eventually(async () => expect(await site.page('/learning')).toBe('uno<li>Tema 1</li>'))
  const { headers } = await site.read()
  expect(headers[0]?.pages.map(({ path }) => path)).toEqual(['/bad', '/learning'])
})

test.each([
  ['prints a lot', `for (let at = 0; at < 1e5; at++) console.log('x'.repeat(1e3)); return ${page}`],
  ['changes globals', `globalThis.Map = globalThis.Promise = globalThis.String = undefined; return ${page}`],
  ['changes prototypes', `try { Object.prototype.html = 'malo' } catch {} return ${page}`],
  ['keeps its process alive', `setInterval(() => {}, 1e6); return ${page}`],
])('a release that %s harms nobody else', async (_, body) => {
  const site = await beside(rendering(body))
  await eventually(async () => expect(await site.page('/learning')).toBe('uno<li>Tema 1</li>'))
  await eventually(async () => {
    const { failures, headers } = await site.read()
    expect(failures.length + (headers[0]?.pages.length ?? 0)).toBe(2)
  })
})

test.each([
  ['loops for ever', 'for (;;);', /^no terminó en 1 s$/],
  ['waits for nothing', 'return new Promise(() => {})', /^su proceso terminó antes de dar sus páginas/],
])('a release that %s has no pages', async (_, body, why) => {
  const site = await beside(rendering(body), { RENDER_SECONDS: '1' })
  expect(await site.failure('bad')).toMatch(why)
})

test('a release whose pages are too much together has none', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(...Array.from({ length: 33 }, (_, at) => aTag(at + 1)))
  await frontends.publish('bad', {
    bundle: rendering(`return { path, html: 'a'.repeat(1e6), state: 0 }`),
    routes: [{ path: '/bad', title: 'Mala', prerender: ['tags'] }],
  })
  const site = await start()
  expect(await site.failure('bad')).toBe('contestó demasiado')
})

test('a release that eats the memory of its heap is ended', async () => {
  const site = await beside(rendering(`const kept = []; for (;;) kept.push(new Array(1e5).fill({}))`))
  expect(await site.failure('bad')).toMatch(/memoria/)
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a release that eats memory outside of its heap is ended', async () => {
  // Enough for the limit, and not for the kernel to end it first.
  const site = await beside(
    rendering(`
      globalThis.kept = []
      while (kept.length < 60) kept.push(new Uint8Array(1e7).fill(1))
      await new Promise(() => {})`),
  )
  expect(await site.failure('bad')).toBe('pasó de 256 MB de memoria')
})

test('a release finds no way to the network', async () => {
  let calls = 0
  const { url } = await listen((_req, res) => {
    calls += 1
    res.end()
  })
  const ways = [
    `fetch('${url}')`,
    `new WebSocket('${url.replace('http', 'ws')}')`,
    `new EventSource('${url}')`,
    `import('node:http').then(({ get }) => get('${url}'))`,
    `process.getBuiltinModule('node:http').get('${url}')`,
    ...[1, 2].map((version) => {
      const dispatcher = `(new Response(), globalThis)[Symbol.for('undici.globalDispatcher.${version}')]`
      return `${dispatcher}.dispatch({ origin: '${url}', path: '/', method: 'GET' }, {})`
    }),
    `(0, eval)('process')`,
    `(() => {}).constructor('return process')()`,
  ]
  const attempts = ways.map((way) => `try { await ${way}; found += 1 } catch {}`).join(';')
  const site = await beside(
    rendering(`let found = 0; ${attempts}; return { path, html: String(found), state: 0 }`),
  )
  await eventually(async () => expect(await site.page('/bad')).toBe('0'))
  expect(calls).toBe(0)
})

test('a bundle that is not the one that was signed is not run', async () => {
  const { frontends, start } = await openSite()
  const mark = join(temporaryDirectory(), 'ran')
  const version = await frontends.publish('learning')
  appendFileSync(frontends.stored('learning', version, pageBundle), `;globalThis.x = '${mark}'`)
  const site = await start()
  expect(await site.failure('learning')).toBe('el archivo que las prepara no es el que se firmó')
  expect(existsSync(mark)).toBe(false)
})
