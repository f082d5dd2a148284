import { diagnosticErased } from '@semaforo/contracts'
import { aCompany } from '@semaforo/testing/companies'
import { forget, type RecordState } from '../src/record.ts'

test('an erased diagnostic is told of, without its figures, and one that was not there is not', () => {
  const kept: RecordState = {
    ...aCompany(),
    user_id: 'ana',
    score: 86.3,
    predictionTree: 0,
    saved_at: '2026-03-02T18:00:00.000Z',
  }
  const { topic, type } = diagnosticErased
  expect(forget(kept)).toEqual([null, [{ topic, type, data: { user_id: 'ana' } }]])
  expect(forget(undefined)).toEqual([null, []])
})
