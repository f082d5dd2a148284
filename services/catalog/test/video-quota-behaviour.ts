import type { Problem } from '@semaforo/contracts'
import { createDemoProvider, type DemoProvider } from '../demo/index.ts'
import { newDataDir, type OpenPlatform, removeDataDir, type Site, startSite } from './catalog-site.ts'

/** How the daily calls are shared, by one instance or several on the same data. */
export function describeVideoQuota(
  name: string,
  { open, instances }: { open?: OpenPlatform; instances: number },
) {
  describe(`the provider's quota: ${name}`, () => {
    let dataDir: string
    let provider: DemoProvider
    let requests: number
    let sites: Site[] = []

    const start = async (calls: number) => {
      const env = {
        YOUTUBE_API_KEY: 'clave',
        YOUTUBE_API_URL: provider.url,
        YOUTUBE_TIMEOUT_MS: '5000',
        YOUTUBE_DAILY_CALLS: String(calls),
      }
      for (let n = 0; n < instances; n += 1)
        sites.push(await startSite(dataDir, env, { ...(open && { open }) }))
    }
    const stop = async () => {
      for (const site of sites.splice(0)) await site.stop()
    }
    beforeEach(async () => {
      dataDir = await newDataDir()
      requests = 0
      sites = []
      provider = await createDemoProvider({ onRequest: () => void requests++ })
    })
    afterEach(async () => {
      await stop()
      await provider.close()
      await removeDataDir(dataDir)
    })

    let turn = 0
    async function search(q: string, client: string) {
      const site = sites[turn++ % sites.length] as Site
      const answer = await site.get(`/api/videos?${new URLSearchParams({ q })}`, {
        'x-forwarded-for': client,
      })
      const { code = 'found', message } = (await answer.json()) as Partial<Problem>
      return { code, message, retryAfter: Number(answer.headers.get('retry-after')) }
    }
    const many = async (count: number, client: string) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, n) => search(`RESICO ${n} de ${client}`, client)),
      )
      return Object.groupBy(answers, ({ code }) => code)
    }

    test("of one visitor's 98 searches ten reach the provider, and others can still search", async () => {
      await start(100)
      const { found, 'video-searches-spent': refused } = await many(98, '10.0.0.1')
      expect([found?.length, refused?.length]).toEqual([10, 88])
      expect(requests).toBe(10)
      expect(refused?.[0]?.retryAfter).toBeGreaterThan(3_000)
      expect(refused?.[0]?.message).toMatch(
        /^hiciste muchas búsquedas nuevas; espera \d+ (minutos|horas?) o elige uno de los temas de la lista$/,
      )
      expect(await search('IVA en tu negocio', '10.0.0.2')).toMatchObject({ code: 'found' })
      // The visitor can still open the catalog's tags.
      expect(await search('Flujo de efectivo', '10.0.0.1')).toMatchObject({ code: 'found' })
    })

    test("all visitors together leave half of the budget for the catalog's tags", async () => {
      await start(10)
      const clients = await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((client) => many(3, client)))
      const codes = clients.flatMap((answers) =>
        Object.values(answers).flatMap((all) => all?.map(({ code }) => code)),
      )
      expect(codes.filter((code) => code === 'found')).toHaveLength(5)
      expect(codes.filter((code) => code === 'video-quota-spent')).toHaveLength(4)
      const tags = ['Flujo de efectivo', 'capital de  TRABAJO', 'Razon de liquidez', 'Prueba ácida']
      for (const tag of tags) expect(await search(tag, '10.0.0.4')).toMatchObject({ code: 'found' })
      expect(requests).toBe(9)
    })

    test("an unreachable provider costs neither the daily budget nor the visitor's", async () => {
      await start(10)
      const { url } = provider
      await provider.close()
      for (let n = 0; n < 12; n += 1)
        expect(await search(`nada ${n}`, '10.0.0.1')).toMatchObject({ code: 'video-provider-unavailable' })
      await stop()
      provider = await createDemoProvider({ onRequest: () => void requests++ })
      expect(provider.url).not.toBe(url)
      await start(10)
      expect((await many(5, '10.0.0.1')).found).toHaveLength(5)
    })

    test("a failing provider costs the visitor nothing, and is left alone before the day's calls are gone", async () => {
      await start(40)
      provider.failWith('5xx')
      for (let n = 0; n < 12; n += 1)
        expect(await search(`nada ${n}`, '10.0.0.1')).toMatchObject({ code: 'video-provider-unavailable' })
      // Each instance leaves it alone after three searches, of which each is made twice.
      expect(requests).toBe(6 * instances)
      provider.failWith(null)
      await stop()
      await start(40)
      expect((await many(5, '10.0.0.1')).found).toHaveLength(5)
    })
  })
}
