import fc from 'fast-check'
import { normaliseQuery } from '../src/videos/normalise-query.ts'

test('accents, case and spaces do not count', () => {
  expect(normaliseQuery('  Razón   de\tLIQUIDEZ ')).toBe('razon de liquidez')
})

test('a letter with a tilde is another letter', () => {
  expect(normaliseQuery('Año fiscal')).not.toBe(normaliseQuery('Ano fiscal'))
})

test('punctuation counts: it can be the whole query', () => {
  expect(normaliseQuery('16 %')).not.toBe(normaliseQuery('16'))
})

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      expect(normaliseQuery(normaliseQuery(query))).toBe(normaliseQuery(query))
    }),
  )
})
