import { withMutex } from '../src/mutex.ts'

test('work goes on without a lock that another tab never releases', async () => {
  const frozen = Promise.withResolvers<void>()
  const held = navigator.locks.request('frozen', () => frozen.promise)
  expect(await withMutex('frozen', async () => 'done', AbortSignal.abort())).toBe('done')
  frozen.resolve()
  await held
})
