import { oneAtATime } from '../src/history/outbox/one-at-a-time.ts'

const reported: unknown[] = []
Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })

/** Work that ends when the test says so. */
function held() {
  const runs: PromiseWithResolvers<void>[] = []
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while work is under way gets one more run, however often they ask', async () => {
  const { runs, ask } = held()
  for (let times = 0; times < 9; times++) ask()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await settled()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await settled()
  expect(runs).toHaveLength(2)
})

test('work that failed is reported, and done again when somebody asks', async () => {
  const { runs, ask } = held()
  ask()
  const failure = new Error('no storage')
  runs[0]?.reject(failure)
  await settled()
  expect(reported).toEqual([failure])
  expect(runs).toHaveLength(1)
  ask()
  expect(runs).toHaveLength(2)
})
