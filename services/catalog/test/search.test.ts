import { searchCatalog } from '@semaforo/contracts'
import { writtenLessons } from '../demo/index.ts'
import { tags as content } from '../src/content/content.ts'
import { slugOf } from '../src/content/slug.ts'
import { excerptOf } from '../src/search/excerpt.ts'
import { catalogSearch } from '../src/search/search.ts'

const tags = content.map((tag) => ({ ...tag, slug: slugOf(tag.name) }))
const search = catalogSearch(writtenLessons)
const find = (query: string) =>
  searchCatalog.answer.parse(search(tags, searchCatalog.query?.parse({ q: query }).q ?? ''))
const topics = (query: string) => find(query).topics.map(({ name }) => name)

test.each([
  ['Flujo de efectivo', 'Flujo de efectivo'],
  ['flujo efectibo', 'Flujo de efectivo'],
  ['inbentario', 'Control de inventarios'],
  ['punto de ekilibrio', 'Punto de equilibrio'],
  ['PRUEBA ACIDA', 'Prueba ácida'],
  ['nivel de endeudamineto', 'Nivel de endeudamiento'],
  ['I.V.A.', 'ISR e IVA'],
  ['razo\u0301n de liquidez', 'Razón de liquidez'],
])('%s finds %s', (query, topic) => {
  expect(topics(query)).toContain(topic)
})

test.each(['xyzxyz', 'de la', '¿?', '…'])('%s finds nothing', (query) => {
  expect(find(query)).toEqual({ topics: [], scenes: [] })
})

test('what lessons say is found, with the scene and its words', () => {
  for (const query of ['cobrar', 'proveedores', 'factura']) {
    const { scenes } = find(query)
    expect(scenes.length).toBeGreaterThan(0)
    for (const { topic, lesson, scene, text, words } of scenes) {
      const written = writtenLessons.get(topic.slug)?.find(({ id }) => id === lesson.id)
      expect(written?.scenes[scene.number - 1]).toMatchObject({ title: scene.title })
      expect(text.length).toBeLessThan(170)
      for (const { from, to } of words) expect(text.slice(from, to)).toMatch(/^[\p{L}\p{N}]+$/u)
    }
  }
})

test('the words of a question that say nothing do not count', () => {
  expect(find('¿por qué vendo y no tengo caja?').scenes[0]?.lesson.title).toBeDefined()
})

test('a topic that is retired is not found, nor are its lessons', () => {
  const without = tags.filter(({ slug }) => slug !== 'flujo-de-efectivo')
  const { topics, scenes } = search(without, 'flujo de efectivo')
  const slugs = [...topics.map(({ slug }) => slug), ...scenes.map(({ topic }) => topic.slug)]
  expect(slugs).not.toContain('flujo-de-efectivo')
})

test('an excerpt begins and ends between words, around the first that was found', () => {
  const text = `${'uno dos '.repeat(20)}Cobranza ${'tres cuatro '.repeat(20)}`
  const { text: part, words } = excerptOf(text, new Set(['cobranza']))
  expect(part).toMatch(/^… (uno|dos) .* (tres|cuatro) …$/)
  expect(words.map(({ from, to }) => part.slice(from, to))).toEqual(['Cobranza'])
  expect(excerptOf('Cobra hoy', new Set(['cobra']))).toEqual({
    text: 'Cobra hoy',
    words: [{ from: 0, to: 5 }],
  })
})
