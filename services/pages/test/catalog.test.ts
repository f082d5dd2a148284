import { eventually } from '@semaforo/testing/eventually'
import { aTag } from './catalog.ts'
import { rendering } from './frontends.ts'
import { openSite } from './pages-site.ts'

const temas = [{ path: '/temas', title: 'Temas', prerender: ['page' as const, 'tags' as const] }]

test('a catalog of a thousand topics has a page for each', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(...Array.from({ length: 1_000 }, (_, at) => aTag(at + 1)))
  await frontends.publish('learning', {
    bundle: rendering(`
      const { tags } = await read('/api/catalog/tags')
      return { path, html: tags.map(({ name }) => name).join(), state: 0 }`),
    routes: temas,
  })
  const site = await start()
  await eventually(async () => expect(await site.page('/temas/tema-1000')).toContain('Tema 1000'))
  const { releases, headers } = await site.read()
  expect(releases[0]?.pages).toHaveLength(1_001)
  expect(headers[0]?.pages).toHaveLength(1_001)
})

test('a storm of edits ends with the last of them rendered, and is no storm of renderings', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1, 'Edición 0'))
  await frontends.publish('learning', { routes: temas })
  const site = await start()
  await eventually(async () => expect(await site.page('/temas/tema-1')).toContain('Edición 0'))
  const before = catalog.state.calls
  for (let edit = 1; edit <= 500; edit += 1) {
    const tag = aTag(1, `Edición ${edit}`)
    catalog.tags.splice(0, 1, tag)
    await site.edited(tag)
  }
  await eventually(async () => expect(await site.page('/temas/tema-1')).toContain('Edición 500'))
  // Each round calls the catalog once.
  expect(catalog.state.calls - before).toBeLessThan(500)
  await eventually(async () => {
    const answer = await fetch(`${site.url}/internal/pages`)
    expect((await site.published()).at(-1)).toBe(answer.headers.get('etag'))
  })
})

test('while the catalog is down its pages stay, other pages are rendered, and all are new when it is back', async () => {
  const { frontends, catalog, start } = await openSite()
  catalog.tags.push(aTag(1))
  await frontends.publish('learning', { routes: temas })
  const site = await start()
  await eventually(async () => expect(await site.page('/temas/tema-1')).toContain('Tema 1'))
  catalog.state.isDown = true
  const seen = catalog.state.calls
  catalog.tags.splice(0, 1, aTag(2))
  await site.edited(aTag(2))
  await frontends.publish('about', {
    bundle: `export default { render: async (path) => ({ path, html: 'nosotros', state: 0 }) }`,
  })
  await eventually(async () => expect(await site.page('/about')).toBe('nosotros'))
  await eventually(() => expect(catalog.state.calls).toBeGreaterThan(seen + 2))
  expect(await site.page('/temas/tema-1')).toContain('Tema 1')
  expect((await site.read()).failures).toEqual([])
  catalog.state.isDown = false
  await eventually(async () => expect(await site.page('/temas/tema-2')).toContain('Tema 2'))
  expect(await site.page('/temas/tema-1')).toBeUndefined()
})

test("a page is rendered with the site's operator", async () => {
  const { frontends, start } = await openSite()
  await frontends.publish('about', {
    bundle: rendering(`return { path, html: String((await read('/api/contact')).replyDays), state: 0 }`),
  })
  const site = await start()
  await eventually(async () => expect(await site.page('/about')).toBe('3'))
})

test('stored pages are dropped where they name another operator, and stay while nobody answers who it is', async () => {
  const { frontends, catalog, start } = await openSite()
  await frontends.publish('learning')
  await frontends.publish('about', {
    bundle: rendering(`
      const { replyDays } = await read('/api/contact')
      if (replyDays !== 3) await new Promise(() => {})
      return { path, html: String(replyDays), state: 0 }`),
  })
  const first = await start()
  await eventually(async () => expect((await first.read()).releases).toHaveLength(2))
  await eventually(async () => expect((await first.published()).length).toBeGreaterThan(0))
  await first.stop()
  catalog.state.isDown = true
  const second = await start()
  expect(await second.page('/about')).toBe('3')
  await second.stop()
  catalog.state.isDown = false
  catalog.operator.replyDays = 5
  const third = await start()
  expect((await third.read()).releases.map(({ frontend }) => frontend)).toEqual(['learning'])
})
