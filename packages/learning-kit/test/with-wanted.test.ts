import { withoutSent, withWanted } from '../src/progress/with-wanted.ts'

test('what is wanted is shown before the server has it', () => {
  expect([...withWanted(['1', '2'], { '2': false, '3': true })]).toEqual(['1', '3'])
})

test('what was sent waits no more, unless it was changed meanwhile', () => {
  expect(withoutSent({ '1': true, '2': false }, '1', true)).toEqual({ '2': false })
  expect(withoutSent({ '1': false }, '1', true)).toEqual({ '1': false })
  expect(withoutSent({}, '1', true)).toEqual({})
})
