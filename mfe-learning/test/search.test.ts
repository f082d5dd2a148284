import fc from 'fast-check'
import { searchTags } from '../src/topics/search.ts'

const tag = (name: string) => ({ id: name, name, slug: name })
const names = ['Flujo de efectivo', 'Razón de liquidez', 'Crédito PyME', 'Políticas de crédito', 'ISR e IVA']
const found = (query: string) => searchTags(names.map(tag), query)
const marked = (query: string) =>
  found(query).map(({ tag: { name }, ranges }) => ranges.map(([start, end]) => name.slice(start, end)))

test('an empty search matches everything and marks nothing', () => {
  expect(found('  ').map(({ ranges }) => ranges)).toEqual(names.map(() => []))
})

test.each(['credito', 'CRÉDITO', 'crédito', ' Credito '])(
  '«%s» finds its topic, ignoring accents and case',
  (query) => {
    expect(found(query).map((item) => item.tag.name)).toEqual(['Crédito PyME', 'Políticas de crédito'])
  },
)

test.each(['I.V.A.', 'i.v.a', ' IVA ', 'I.\u200bV.A.'])('«%s» finds «ISR e IVA»', (query) => {
  expect(found(query).map((item) => item.tag.name)).toEqual(['ISR e IVA'])
})

test.each(['cre\u0301dito', 'cré\u00addito'])(
  '%j finds its topic, however its accent is written',
  (query) => {
    expect(found(query)).toHaveLength(2)
  },
)

test('matches are marked in the original spelling of the name', () => {
  expect(marked('credito')).toEqual([['Crédito'], ['crédito']])
  expect(marked('de')).toEqual([['de'], ['de', 'de'], ['de']])
})

test('a match with combining accents is marked including them', () => {
  const name = 'Razo\u0301n'
  expect(searchTags([tag(name)], 'razon')[0]?.ranges).toEqual([[0, name.length]])
})

test('a search without match finds nothing', () => {
  expect(found('bitcoin')).toEqual([])
})

test('every mark is within the name, and marks do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, query) => {
      const ranges = searchTags([tag(name)], query)[0]?.ranges ?? []
      const ends = [0, ...ranges.map(([, end]) => end)]
      return ranges.every(
        ([start, end], index) => start >= (ends[index] ?? 0) && end >= start && end <= name.length,
      )
    }),
  )
})
