import { withMutex } from '../src/mutex.ts'

const realTimeout = AbortSignal.timeout
afterEach(() => {
  AbortSignal.timeout = realTimeout
})

test('work goes on without a lock that another tab never releases', async () => {
  const frozen = Promise.withResolvers<void>()
  const held = navigator.locks.request('frozen', () => frozen.promise)
  AbortSignal.timeout = () => AbortSignal.abort()
  expect(await withMutex('frozen', async () => 'done')).toBe('done')
  frozen.resolve()
  await held
})
