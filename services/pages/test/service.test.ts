import { join } from 'node:path'
import { registryHash } from '@semaforo/releases'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { aRoadmap, aTag } from './catalog.ts'
import { rendering, topicsPage } from './frontends.ts'
import { openSite } from './pages-site.ts'

test("renders each release's public pages with the catalog, and a header for each page", async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1), aTag(2, '</script><script>'))
  catalog.roadmaps.push(aRoadmap(1))
  const learning = await frontends.publish('learning', {
    routes: [
      { path: '/temas', title: 'Temas', prerender: ['page', 'tags'] },
      { path: '/roadmaps', title: 'Roadmaps', prerender: ['roadmaps'] },
      { path: '/perfil', title: 'Perfil', access: 'user' },
      { path: '/otra', title: 'Otra' },
    ],
  })
  const about = await frontends.publish('about', {
    bundle: rendering(`return { path, head: { title: 'Nosotros' }, html: '<h1>Nosotros</h1>', state: [] }`),
  })
  const site = await start()
  const { releases, headers, failures } = await eventually(async () => {
    const document = await site.read()
    expect(document.releases).toHaveLength(2)
    return document
  })
  expect(failures).toEqual([])
  expect(releases[0]).toMatchObject({ frontend: 'about', version: about })
  expect(releases[0]?.pages).toEqual([
    { path: '/about', head: { title: 'Nosotros' }, html: '<h1>Nosotros</h1>', state: [] },
  ])
  const paths = ['/temas', '/temas/tema-1', '/temas/tema-2', '/roadmaps/roadmap-1']
  const html = 'uno<li>Tema 1</li><li>&lt;/script>&lt;script></li>'
  expect(releases[1]).toMatchObject({ frontend: 'learning', version: learning })
  expect(releases[1]?.pages).toEqual(paths.map((path) => ({ path, html, state: { tags: catalog.tags } })))
  const registry = { frontends: [release('about', about), release('learning', learning)] }
  expect(headers).toEqual([
    {
      registry: registryHash(registry),
      pages: ['/about', '/temas', '/roadmaps', '/perfil', '/otra', ...paths.slice(1)].map((path) => ({
        path,
        html: `${path}: about ${about}, learning ${learning}`,
      })),
    },
  ])
})

const release = (name: string, version: string) => ({ name, version, entry: '/x', integrity: '', routes: [] })

test('an event publishes the ETag of the pages', async () => {
  const { frontends, start } = await openSite()
  await frontends.publish('learning')
  const site = await start()
  await eventually(async () => expect(await site.page('/learning')).toBe('uno'))
  const first = await fetch(`${site.url}/internal/pages`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${site.url}/internal/pages`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await eventually(async () => expect((await site.published()).at(-1)).toBe(etag))
})

test('a catalog change renders only the releases that read it, and a retired topic loses its page', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1), aTag(2))
  await frontends.publish('learning', {
    routes: [{ path: '/temas', title: 'Temas', prerender: ['page', 'tags'] }],
  })
  await frontends.publish('about', {
    bundle: rendering('return { path, html: String(Math.random()), state: 0 }'),
  })
  const site = await start()
  await eventually(async () => expect(await site.page('/temas/tema-2')).toContain('Tema 2'))
  const about = await eventually(async () => {
    const html = await site.page('/about')
    expect(html).toBeDefined()
    return html
  })
  catalog.tags.splice(0, 2, aTag(1, 'Otro'))
  await site.edited(aTag(1, 'Otro'))
  await eventually(async () => expect(await site.page('/temas/tema-1')).toBe('uno<li>Otro</li>'))
  expect(await site.page('/temas/tema-2')).toBeUndefined()
  expect(await site.page('/about')).toBe(about)
})

test('a change without an event is found by the periodic refresh', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1))
  await frontends.publish('learning')
  const site = await start({ PAGES_REFRESH_SECONDS: '1' })
  await eventually(async () => expect(await site.page('/learning')).toContain('Tema 1'))
  catalog.tags.push(aTag(2))
  await eventually(async () => expect(await site.page('/learning')).toContain('Tema 2'))
})

test('a canary is rendered beside the stable release, each with its own header', async () => {
  const { frontends, start } = await openSite()
  const version = await frontends.publish('learning')
  const site = await start()
  await eventually(async () => expect(await site.page('/learning')).toBe('uno'))
  const canary = await frontends.publish('learning', {
    bundle: rendering(`return { path, html: 'canario', state: 0 }`),
    percent: 10,
  })
  const { releases, headers } = await eventually(async () => {
    const document = await site.read()
    expect(document.releases).toHaveLength(2)
    return document
  })
  expect(releases.map(({ version, pages }) => [version, pages[0]?.html])).toEqual([
    [version, 'uno'],
    [canary, 'canario'],
  ])
  expect(headers.map(({ pages }) => pages[0]?.html)).toEqual([
    `/learning: learning ${canary}`,
    `/learning: learning ${version}`,
  ])
})

test('another shell renders all pages again', async () => {
  const { frontends, start } = await openSite()
  await frontends.publish('learning')
  const site = await start()
  await eventually(async () => expect(await site.page('/learning')).toBe('uno'))
  const { shell } = await site.read()
  frontends.shell(
    '<!doctype html><title>Dos</title>',
    `
    export const kits = { react: { shell: 'dos' } }
    export const renderHeader = async () => 'dos'`,
  )
  await eventually(async () => expect(await site.page('/learning')).toBe('dos'))
  await eventually(async () => expect((await site.read()).shell).not.toBe(shell))
})

test('a folder without a shell has no pages, and gets them with it', async () => {
  const { frontends, start } = await openSite()
  const version = await frontends.publish('learning', { bundle: topicsPage })
  frontends.removeShell()
  const site = await start()
  expect(await site.read()).toEqual({ shell: '', releases: [], headers: [], failures: [] })
  frontends.shell('<!doctype html>')
  await eventually(async () => expect((await site.read()).releases).toMatchObject([{ version }]))
})

test.each([
  ['throws', `throw new Error('no hoy')`, /^no hoy$/],
  ['has no memory left', 'const kept = []; for (;;) kept.push(new Array(1e5).fill({}))', /memoria/],
])(
  'a release that %s once it was rendered keeps the pages of before, and says why',
  async (_, fault, why) => {
    const { frontends, catalog, start } = await openSite()
    catalog.tags.push(aTag(1))
    await frontends.publish('learning', {
      bundle: rendering(`
      const { tags: [{ name }] } = await read('/api/catalog/tags')
      if (name === 'Otro') { ${fault} }
      return { path, html: name, state: 0 }`),
    })
    const site = await start()
    await eventually(async () => expect(await site.page('/learning')).toBe('Tema 1'))
    const before = await site.read()
    catalog.tags.splice(0, 1, aTag(1, 'Otro'))
    await site.edited(aTag(1, 'Otro'))
    expect(await site.failure('learning')).toMatch(why)
    expect(await site.read()).toEqual({ ...before, failures: [expect.anything()] })
  },
)

test('a shell that cannot render a header keeps the earlier ones', async () => {
  const { frontends, catalog, start } = await openSite()
  frontends.shell(
    '<!doctype html>',
    `
    export const kits = { react: { shell: 'uno' } }
    export async function renderHeader(path) {
      if (path.endsWith('tema-2')) throw new Error('no hoy')
      return 'encabezado'
    }`,
  )
  catalog.tags.push(aTag(1))
  await frontends.publish('learning', { routes: [{ path: '/temas', title: 'Temas', prerender: ['tags'] }] })
  const site = await start()
  await eventually(async () => expect(await site.page('/temas/tema-1')).toContain('Tema 1'))
  catalog.tags.push(aTag(2))
  await site.edited(aTag(2))
  await eventually(async () => expect(await site.page('/temas/tema-2')).toContain('Tema 2'))
  expect((await site.read()).headers[0]?.pages).toEqual(
    ['/temas', '/temas/tema-1'].map((path) => ({ path, html: 'encabezado' })),
  )
})

test('while no process can be started the pages stay and no release fails', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1))
  await frontends.publish('learning')
  const site = await start()
  await eventually(async () => expect(await site.page('/learning')).toContain('Tema 1'))
  const before = await site.read()
  const { execPath } = process
  process.execPath = join(temporaryDirectory(), 'nothing')
  try {
    const seen = catalog.state.calls
    catalog.tags.splice(0, 1, aTag(1, 'Otro'))
    await site.edited(aTag(1, 'Otro'))
    // Each round calls the catalog once.
    await eventually(() => expect(catalog.state.calls).toBeGreaterThan(seen + 2))
    expect(await site.read()).toEqual(before)
  } finally {
    process.execPath = execPath
  }
  await eventually(async () => expect(await site.page('/learning')).toContain('Otro'))
})
