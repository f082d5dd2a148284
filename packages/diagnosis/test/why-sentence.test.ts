import { aCompany } from '@semaforo/testing/companies'
import type { Moved } from '../src/moved.ts'
import { sentenceOf, whySentence } from '../src/why/why-sentence.ts'

const moved = (...rows: [Moved['key'], number, Moved['value']][]): Moved[] =>
  rows.map(([key, points, value]) => ({ key, points, value }))
const sentence = (from: number | null, to: number | null, ...rows: Parameters<typeof moved>) =>
  sentenceOf({ score: from }, { score: to }, moved(...rows))

test('says the scores and what moved them', () => {
  expect(sentence(65, 71, ['dias_cartera', 6, 'down'])).toBe('65 → 71: cobraste antes.')
})

test('names the two largest reasons that go the same way', () => {
  expect(
    sentence(
      71.4,
      60,
      ['margen_bruto', -8, 'down'],
      ['endeudamiento', 4, 'down'],
      ['dias_cartera', -5, 'up'],
      ['liquidez', -2.4, 'down'],
    ),
  ).toBe('71.4 → 60: te queda menos de cada venta y tardaste más en cobrar.')
})

test('gives no reason that it does not know', () => {
  expect(sentence(60, 61, ['dias_cartera', 1, 'counts'])).toBe('60 → 61.')
  expect(sentence(60, 61, ['dias_cartera', -1, 'up'])).toBe('60 → 61.')
  expect(sentence(60, 60.1, ['dias_cartera', 0.1, 'down'])).toBe('60 → 60.1.')
  expect(sentence(60, 60)).toBe('60 → 60: sin cambio.')
})

test('says nothing without a score', () => {
  expect(sentence(null, 60)).toBeUndefined()
  expect(sentence(60, null)).toBeUndefined()
})

test('two records are compared by their figures', () => {
  const record = (changes: object, score: number) => ({
    ...aCompany(changes),
    score,
    predictionTree: 0 as const,
    user_id: 'ana',
    id: String(score),
    saved_at: '2026-03-04T09:30:00.000Z',
  })
  const late = record({ cuentas_por_cobrar: 46_000 }, 65)
  expect(whySentence(late, record({ cuentas_por_cobrar: 20_000 }, 71))).toMatch(/^65 → 71: cobraste antes/)
})
