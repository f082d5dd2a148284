import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { aRenderedSite, jsonIn } from './rendered-site.ts'
import { closeAll, raw } from './setup.ts'

afterEach(closeAll)

const page = (path: string, text: string, head?: { title: string; missing?: true }) => ({
  path,
  html: `<h1>${text}</h1>`,
  state: {},
  ...(head && { head }),
})

async function aSite() {
  const site = await aRenderedSite()
  const { version } = await site.publish('1.0.0')
  await site.renders(version, [page('/home', 'Estable'), page('/temas', 'Temas'), page('/temas/iva', 'IVA')])
  const running = await site.start()
  await running.says('/home', 'Estable')
  return { ...site, ...running, version }
}

describe('what is not rendered is the shell', () => {
  test('before anything was read, with the registry', async () => {
    const site = await aRenderedSite()
    await site.publish('1.0.0')
    site.service.hang = true
    const { get } = await site.start()
    const text = await (await get('/home')).text()
    expect(text).toContain('<main id="contenido" tabindex="-1"></main>')
    expect(text).toContain('<div id="encabezado"></div>')
    expect(jsonIn(text, 'registro')).toMatchObject({ frontends: [{ name: 'learning' }] })
    expect(jsonIn(text, 'datos')).toBeUndefined()
  })

  test('while what was rendered is for another shell, also if the shell changes as the site runs', async () => {
    const { dir, get, service } = await aSite()
    writeFileSync(join(dir, 'shell/index.html'), '<title>Nueva</title><main id="contenido"></main></body>')
    await eventually(async () => {
      const text = await (await get('/home')).text()
      expect(text).toContain('<title>Inicio · Semáforo PyME</title><main id="contenido"></main>')
      expect(text).toContain('id="registro"')
    })
    service.document = { ...service.document, shell: 'other' }
    expect((await get('/temas/no')).status).toBe(200)
  })

  test('at paths that nobody renders, without a place in search engines where they are not public', async () => {
    const { get } = await aSite()
    for (const [path, listed] of [
      ['/contacto', true],
      ['/contacto/algo', false],
      ['/cuenta', false],
      ['/nada', false],
    ] as const) {
      const answer = await get(path)
      const text = await answer.text()
      expect([path, answer.status, text.includes('noindex')]).toEqual([path, 200, !listed])
      expect(text).toContain('<main id="contenido" tabindex="-1"></main>')
    }
  })
})

describe('the service of the pages', () => {
  test('goes away, answers nonsense or hangs: what was known stays, and nobody waits', async () => {
    const { get, service } = await aSite()
    for (const fault of [
      { status: 500 },
      { status: 200, body: '{"garbage":1}' },
      { body: '<html>' },
      { hang: true },
    ]) {
      const reads = service.reads
      Object.assign(service, fault)
      await eventually(() => expect(service.reads).toBeGreaterThan(reads))
      expect(await (await get('/home')).text()).toContain('Estable')
    }
  })

  test('answers more than the gateway keeps: what was known stays', async () => {
    const { get, service } = await aSite()
    const { reads } = service
    service.body = JSON.stringify({ ...service.document, releases: [] }) + ' '.repeat(64_000_000)
    // The second one begins when the first is over.
    await eventually(() => expect(service.reads).toBeGreaterThan(reads + 1))
    expect(await (await get('/home')).text()).toContain('Estable')
  })

  test('has something new: the next visitors get it', async () => {
    const { get, renders, service, says, version } = await aSite()
    const before = (await get('/home')).headers.get('etag')
    service.document.releases = []
    await renders(version, [page('/home', 'Otra')])
    await says('/home', 'Otra')
    expect((await get('/home')).headers.get('etag')).not.toBe(before)
  })
})

test('a topic that is not there, or no longer, is a 404 with the shell that search engines leave out', async () => {
  const { get, service } = await aSite()
  expect((await get('/temas/iva')).status).toBe(200)
  const missing = page('/temas/iva', 'Ya no', { title: 'Ya no', missing: true })
  service.document.releases[0]?.pages.splice(2, 1, { ...missing, state: 0 })
  for (const path of ['/temas/iva', '/temas/nunca', '/temas/iva/mas']) {
    await eventually(async () => expect((await get(path)).status).toBe(404))
    const text = await (await get(path)).text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('Ya no')
    expect(text).toContain('<header>Encabezado</header>')
    expect(jsonIn(text, 'registro')).toBeDefined()
  }
})

test('a path that no frontend has gets the header of the page that it leads to', async () => {
  const { get } = await aSite()
  const text = await (await get('/nada')).text()
  expect(text).toContain('<header>Encabezado</header>')
  expect(text).toContain('<meta name="robots" content="noindex">')
})

test('a topic that a release could not render yet is the shell, not a 404', async () => {
  const { get, service, version } = await aSite()
  expect((await get('/temas/nueva')).status).toBe(404)
  service.document.failures = [{ frontend: 'learning', version, why: 'no hoy' }]
  await eventually(async () => expect((await get('/temas/nueva')).status).toBe(200))
  expect(await (await get('/home')).text()).toContain('Estable')
})

test('a canary’s visitors get its fragment, by a cookie of the whole site, and no cache between keeps it', async () => {
  const { get, publish, renders, says } = await aSite()
  expect((await get('/home')).headers.get('set-cookie')).toBeNull()
  const { version } = await publish('2.0.0', 50)
  await renders(version, [page('/home', 'Canario')])
  await says('/home', 'Canario', { cookie: 'reparto=49' })
  const stable = await get('/home', { cookie: 'reparto=50' })
  expect(await stable.text()).toContain('Estable')
  expect(stable.headers.get('cache-control')).toBe('private, no-cache')
  expect(stable.headers.get('vary')).toContain('Cookie')
  const drawn = (await get('/home')).headers.get('set-cookie')
  expect(drawn).toMatch(
    /^reparto=\d{1,2}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a share from before documents depended on it gives way to the new one', async () => {
  const { get, publish } = await aSite()
  await publish('2.0.0', 50)
  const version = async (cookie: string) => {
    const answer = await get('/federation/registry.json', { cookie })
    const { frontends } = (await answer.json()) as { frontends: { version: string }[] }
    return [
      frontends[0]?.version.replace(/-.*/, ''),
      answer.headers.get('set-cookie')?.split(';').slice(0, 2),
    ]
  }
  await eventually(async () => expect(await version('reparto=1')).toEqual(['2.0.0', undefined]))
  expect(await version('reparto=1; reparto=70')).toEqual(['1.0.0', ['reparto=', ' Path=/federation']])
})

test('nothing of a forged Host or of queries is in a document, or kept', async () => {
  const { get, url } = await aSite()
  const first = await get('/home')
  const text = await first.text()
  const forged = await raw(
    url,
    'GET /home HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  )
  expect(forged).not.toContain('evil.example')
  expect(forged).toContain(first.headers.get('etag')?.replace(/-\w+"$/, '') ?? 'none')
  for (let at = 0; at < 1_000; at += 50) {
    const queries = Array.from({ length: 50 }, (_, n) => get(`/home?q${at + n}=${'x'.repeat(500)}`))
    for (const answer of await Promise.all(queries))
      expect(answer.headers.get('etag')).toBe(first.headers.get('etag'))
  }
  expect(text).not.toContain('?q')
})

test('the sitemap has what was rendered for everybody, and robots.txt leads there', async () => {
  const { get, service } = await aSite()
  service.document.releases[0]?.pages.push(
    { ...page('/temas/a&b', 'A'), state: 0 },
    { ...page('/cuenta', 'B'), state: 0 },
  )
  const rows = (paths: string[]) =>
    paths.map((path) => `  <url><loc>https://sitio.example${path}</loc></url>\n`).join('')
  await eventually(async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toMatch(/xml/)
    expect(await answer.text()).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows(['/home', '/temas', '/temas/iva', '/temas/a&amp;b'])}</urlset>\n`,
    )
  })
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).toContain('Sitemap: https://sitio.example/sitemap.xml')
})
