import { retryLoading } from '../src/federation/retry-loading.ts'

/** Attempts that fail so often, and what happened in which order. */
function failing(times: number, refreshed: boolean[] = []) {
  const seen: string[] = []
  const waits: number[] = []
  const giveUp = new AbortController()
  let attempts = 0
  const attempt = async () => {
    seen.push('attempt')
    if (attempts++ < times) throw new Error(`failure ${attempts}`)
    return 'loaded'
  }
  const options = {
    failed: (error: unknown) => void seen.push((error as Error).message),
    refreshRegistry: async () => {
      seen.push('refresh')
      return refreshed.shift() ?? false
    },
    pause: async (milliseconds: number) => {
      seen.push('pause')
      waits.push(milliseconds)
    },
    signal: giveUp.signal,
  }
  return { seen, waits, giveUp, options, run: () => retryLoading(attempt, options) }
}

test('what succeeds at once asks for nothing else', async () => {
  const { run, seen } = failing(0)
  expect(await run()).toBe('loaded')
  expect(seen).toEqual(['attempt'])
})

test('where nothing is new, the next attempts come after growing waits', async () => {
  const { run, seen, waits } = failing(2)
  expect(await run()).toBe('loaded')
  const again = ['refresh', 'pause', 'attempt']
  expect(seen).toEqual(['attempt', 'failure 1', ...again, 'failure 2', ...again])
  const [first = 0, second = 0] = waits
  expect(first).toBeGreaterThanOrEqual(200)
  expect(first).toBeLessThanOrEqual(600)
  expect(second).toBeGreaterThanOrEqual(800)
  expect(second).toBeLessThanOrEqual(2_400)
})

test('what is new is attempted at once', async () => {
  const { run, seen } = failing(2, [true, true])
  expect(await run()).toBe('loaded')
  expect(seen).not.toContain('pause')
})

test('the third failure is the last, and is thrown', async () => {
  const { run, seen } = failing(9)
  await expect(run()).rejects.toThrow('failure 3')
  expect(seen.filter((what) => what === 'attempt')).toHaveLength(3)
})

test('once given up, nothing is attempted any more', async () => {
  const { run, seen, giveUp, options } = failing(9)
  options.pause = async () => giveUp.abort()
  await expect(run()).rejects.toThrow()
  expect(seen).toEqual(['attempt', 'failure 1', 'refresh'])
})
