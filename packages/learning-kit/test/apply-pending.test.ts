import { applyPending, withoutConfirmed } from '../src/progress/apply-pending.ts'

test('a pending change is shown before the server has it', () => {
  expect([...applyPending(['1', '2'], { '2': false, '3': true })]).toEqual(['1', '3'])
})

test('a sent change is no longer pending, unless it was changed meanwhile', () => {
  expect(withoutConfirmed({ '1': true, '2': false }, '1', true)).toEqual({ '2': false })
  expect(withoutConfirmed({ '1': false }, '1', true)).toEqual({ '1': false })
  expect(withoutConfirmed({}, '1', true)).toEqual({})
})
