import { eventually } from '@semaforo/testing/eventually'
import { aTag } from './catalog.ts'
import { type OpenPlatform, openSite } from './pages-site.ts'

/** From an edit of the catalog to the pages and back over a restart, on any platform. */
export function describePages(name: string, open?: OpenPlatform) {
  test(`pages: ${name}: an edit is rendered and published, and is there at once after a restart`, async () => {
    const { frontends, catalog, start } = await openSite(open)
    catalog.tags.push(aTag(1))
    await frontends.publish('learning')
    const first = await start()
    await eventually(async () => expect(await first.page('/learning')).toContain('Tema 1'))

    const edited = aTag(1, 'Otro nombre')
    catalog.tags.splice(0, 1, edited)
    await first.edited(edited)
    await eventually(async () => expect(await first.page('/learning')).toContain('Otro nombre'))
    const etag = (await fetch(`${first.url}/internal/pages`)).headers.get('etag')
    await eventually(async () => expect((await first.published()).at(-1)).toBe(etag))

    await first.stop()
    catalog.state.isDown = true
    const second = await start()
    expect(await second.page('/learning')).toContain('Otro nombre')
  })
}
