import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { searchVideos } from '@semaforo/contracts'
import { lessonPage } from '../demo/page/lesson-page.ts'
import { newDataDir, removeDataDir, type Site, startSite } from './catalog-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(await newDataDir())
})
afterAll(async () => {
  await site.stop()
  await removeDataDir(site.dataDir)
})

test('without a key the videos are demo lessons, and each has its page', async () => {
  const body = (await (await site.get('/api/videos?q=RESICO')).json()) as {
    demo: boolean
    items: { id: string }[]
  }
  expect(body.demo).toBe(true)
  for (const { id } of body.items) {
    const page = await site.get(`/lecciones/${id}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="es-MX">')
  }
})

test('searches in the demo lessons leave nothing in the cache', async () => {
  await site.get('/api/videos?q=RESICO')
  const file = new DatabaseSync(join(site.dataDir, 'cache.db'))
  expect(file.prepare('SELECT key FROM entries').all()).toEqual([])
  file.close()
})

test('a lesson that is found says what its card shows: its topic, its length and its first scene', async () => {
  const { items } = searchVideos.answer.parse(
    await (await site.get('/api/videos?q=Flujo%20de%20efectivo')).json(),
  )
  expect(items.map(({ lesson }) => lesson?.topic === 'flujo-de-efectivo')).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(items[0]?.lesson).toMatchObject({
    seconds: expect.any(Number),
    scene: {
      title: 'Vender no es cobrar',
      facts: [
        { label: 'Vendido', value: '$\u00a090,000' },
        { label: 'Cobrado', value: '$\u00a048,000' },
      ],
    },
  })
})

test('the page may be framed by our own site alone and loads nothing from elsewhere', async () => {
  const policy = (await site.get('/lecciones/leccion-resico-1')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
})

test('everything the player imports is served as JavaScript without types', async () => {
  const waiting = ['player.js']
  const seen = new Set<string>()
  for (const file of waiting) {
    if (seen.has(file)) continue
    seen.add(file)
    const response = await site.get(`/lecciones/assets/${file}`)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const source = await response.text()
    expect(source).not.toMatch(/^(import )?type |\.ts'/m)
    for (const [, imported = ''] of source.matchAll(/from '\.\/([\w-]+\.js)'/g)) waiting.push(imported)
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('an unchanged asset is answered with 304', async () => {
  const first = await site.get('/lecciones/assets/player.css')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await site.get('/lecciones/assets/player.css', {
    'If-None-Match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test.each(['/lecciones/no-existe', '/lecciones/__proto__'])('%s is a page that says so', async (path) => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('No encontramos esta lección')
})

test.each(['/lecciones/assets/clock.ts', '/lecciones/assets/..%2Findex.ts'])(
  '%s is not served',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)

test('the theme can be forced, by its two names alone', async () => {
  const dark = await (await site.get('/lecciones/leccion-resico-1?tema=oscuro')).text()
  const odd = await (await site.get('/lecciones/leccion-resico-1?tema="><script>')).text()
  expect(dark).toContain('data-tema="oscuro"')
  expect(odd).not.toContain('data-tema')
})

test('a lesson cannot break out of its inline JSON', () => {
  const lesson = {
    id: 'leccion-x-1',
    tag: 'x',
    title: '</title><b>',
    scenes: [{ title: '</script>', text: '<!--' }],
  }
  const html = lessonPage(lesson, { theme: undefined })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  expect(html).not.toContain('<b>')
})
