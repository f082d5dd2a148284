import { listRoadmaps, readRoadmapPage, readTagPage } from '@semaforo/contracts'
import { rules } from '@semaforo/diagnosis'
import { tags } from '../src/content/content.ts'
import { slugOf } from '../src/content/slug.ts'
import { newDataDir, type Site, startSite } from './catalog-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(await newDataDir())
})

const ofTag = async (slug: string, from = site) =>
  readTagPage.answer.parse(await (await from.get(`/api/catalog/tags/${slug}/page`)).json()).page
const ofRoadmap = async (slug: string) =>
  readRoadmapPage.answer.parse(await (await site.get(`/api/catalog/roadmaps/${slug}/page`)).json()).page

test('the page of a tag has its lessons in writing, with what their figures show', async () => {
  const page = await ofTag('flujo-de-efectivo')
  expect(page?.tag).toMatchObject({ id: 1, name: 'Flujo de efectivo', likes: 0 })
  expect(page?.lessons).toHaveLength(4)
  const [sold, , cash, habit] = page?.lessons[0]?.scenes ?? []
  expect(sold).toEqual({
    title: 'Vender no es cobrar',
    text: expect.stringContaining('vendió $\u00a090,000 en mayo'),
    facts: [
      { label: 'Vendido', value: '$\u00a090,000' },
      { label: 'Cobrado', value: '$\u00a048,000' },
    ],
  })
  expect(cash?.facts).toEqual([{ label: '48,000 − 61,000 =', value: '−$\u00a013,000' }])
  expect(habit?.facts.map(({ label }) => label)).toEqual([
    'Anota lo que entra',
    'Anota lo que sale',
    'Compara cada viernes',
  ])
})

test('the page of a tag has its questions, each with the scene that answers it', async () => {
  const page = await ofTag('razon-de-liquidez')
  expect(page?.questions).toHaveLength(3)
  expect(page?.questions[0]).toMatchObject({
    text: expect.stringContaining('suma $\u00a090,000 de caja'),
    scene: { id: 'leccion-razon-de-liquidez-1-2', title: 'Divide' },
  })
  expect(page?.questions[0]?.answers.map(({ right }) => right)).toEqual([false, true, false])
})

test('the page of a tag names the roadmaps with it, and its neighbours in the list', async () => {
  const page = await ofTag('flujo-de-efectivo')
  expect(page?.roadmaps.map(({ title }) => title)).toEqual(['Liquidez sin sustos', 'Planea tu negocio'])
  expect(page?.previous).toBeUndefined()
  expect(page?.next).toEqual({ name: 'Capital de trabajo', slug: 'capital-de-trabajo' })
  const last = await ofTag('presupuesto-del-negocio')
  expect(last?.previous).toEqual({ name: 'ISR e IVA', slug: 'isr-e-iva' })
  expect(last?.next).toBeUndefined()
})

test('the ratios of the diagnostic that name a tag are on its page, the heaviest first', async () => {
  expect((await ofTag('flujo-de-efectivo'))?.ratios).toEqual([
    { key: 'liquidez', name: 'Liquidez', formula: 'activos corrientes ÷ pasivos corrientes' },
    expect.objectContaining({ key: 'prueba_acida' }),
  ])
  expect((await ofTag('rfc-y-sat'))?.ratios).toEqual([])
})

test('every ratio of the diagnostic names topics that the catalog has', () => {
  const slugs = tags.map(({ name }) => slugOf(name))
  for (const { tags: named } of rules) expect(slugs).toEqual(expect.arrayContaining([...named]))
})

test('with a provider of real videos there are no lessons of ours to read', async () => {
  const real = await startSite(await newDataDir(), { YOUTUBE_API_KEY: 'clave' })
  expect(await ofTag('flujo-de-efectivo', real)).toMatchObject({ lessons: [], questions: [] })
})

test('the page of a roadmap has its tags in order with their descriptions, and its neighbours', async () => {
  const page = await ofRoadmap('cobra-a-tiempo')
  expect(page?.roadmap.tags.map(({ name, position }) => [position, name])).toEqual([
    [1, 'Políticas de crédito'],
    [2, 'Cuentas por cobrar'],
    [3, 'Factoraje financiero'],
  ])
  expect(page?.roadmap.tags[0]?.description).toMatch(/^A quién fiarle/)
  expect([page?.previous?.slug, page?.next?.slug]).toEqual(['inventario-que-rota', 'deuda-bajo-control'])
})

test('a roadmap has its promise, and the minutes that its lessons play where they are ours', async () => {
  const page = await ofRoadmap('cobra-a-tiempo')
  expect(page?.roadmap.promise).toMatch(/^Fía solo a quien paga/)
  // Three topics of four lessons of half a minute.
  expect(page?.roadmap.minutes).toBe(6)
  const listed = async (from: Site) =>
    listRoadmaps.answer.parse(await (await from.get('/api/catalog/roadmaps')).json()).roadmaps
  expect((await listed(site)).map(({ minutes }) => minutes)).toEqual([8, 6, 8, 6, 6, 6, 8, 6])
  const real = await startSite(await newDataDir(), { YOUTUBE_API_KEY: 'clave' })
  expect((await listed(real)).map(({ minutes }) => minutes)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
})

test('an unknown tag or roadmap has no page', async () => {
  expect(await ofTag('no-existe')).toBeNull()
  expect(await ofRoadmap('no-existe')).toBeNull()
})

test.each(['/api/catalog/tags/a%20b/page', `/api/catalog/roadmaps/${'a'.repeat(101)}/page`])(
  '%s is refused',
  async (path) => {
    expect((await site.get(path)).status).toBe(400)
  },
)

test('a page that did not change is not sent again', async () => {
  const first = await site.get('/api/catalog/tags/resico/page')
  const again = await site.get('/api/catalog/tags/resico/page', {
    'If-None-Match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})
