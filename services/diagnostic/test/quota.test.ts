import {
  countAgain,
  countDiagnostic,
  dailyLimit,
  type QuotaState,
  totalLimit,
  uncount,
} from '../src/quota.ts'

const noon = Date.parse('2026-03-02T18:00:00Z')
const aDay = 86_400_000

/** The state after `diagnostics` more of one day. */
function after(state: QuotaState | undefined, diagnostics: number, day = 0): QuotaState | undefined {
  for (let n = 0; n < diagnostics; n++)
    state = countDiagnostic(`${day}-${n}`, noon + day * aDay)(state)[0] ?? undefined
  return state
}

test('a day is full at its limit, and the next one is empty', () => {
  const full = after(undefined, dailyLimit)
  expect(() => countDiagnostic('one more', noon)(full)).toThrow('hoy ya guardaste 50')
  expect(countDiagnostic('one more', noon + aDay)(full)[0]).toEqual({
    total: dailyLimit + 1,
    day: '2026-03-03',
    ids: ['one more'],
  })
})

test('an id already counted is not counted again, even on a full day', () => {
  const full = after(undefined, dailyLimit)
  expect(countDiagnostic('0-0', noon)(full)).toEqual([full, []])
})

test('days end at midnight in Mexico', () => {
  const evening = Date.parse('2026-03-03T05:59:00Z')
  const [state] = countDiagnostic('late', evening)(undefined)
  expect(state?.day).toBe('2026-03-02')
  expect(countDiagnostic('after midnight', evening + 60_000)(state ?? undefined)[0]?.ids).toEqual([
    'after midnight',
  ])
})

test('a clock that runs behind does not reopen the previous day', () => {
  const full = after(undefined, dailyLimit, 1)
  expect(() => countDiagnostic('one more', noon)(full)).toThrow('hoy ya guardaste 50')
})

test('the total limit holds on any day', () => {
  let state: QuotaState | undefined
  for (let day = 0; day < totalLimit / dailyLimit; day++) state = after(state, dailyLimit, day)
  expect(state?.total).toBe(totalLimit)
  expect(() => countDiagnostic('one more', noon + 1_000 * aDay)(state)).toThrow('tu historial ya tiene 1,000')
})

test('a deleted diagnostic leaves room in the total, not on its day', () => {
  const full = after(undefined, dailyLimit)
  const [left] = uncount('another day')(full)
  expect(left?.total).toBe(dailyLimit - 1)
  expect(() => countDiagnostic('one more', noon)(left ?? undefined)).toThrow('hoy ya guardaste 50')
  expect(countAgain(left ?? undefined)[0]).toEqual(full)
  expect(uncount('0-0')(undefined)).toEqual([null, []])
})

test('a deleted diagnostic that is saved again on its day is another one', () => {
  const two = after(undefined, 2)
  const [left] = uncount('0-0')(two)
  const [again] = countDiagnostic('0-0', noon)(left ?? undefined)
  expect(again).toMatchObject({ total: 2, ids: ['', '0-1', '0-0'] })
  expect(countDiagnostic('0-0', noon)(again ?? undefined)).toEqual([again, []])
})
