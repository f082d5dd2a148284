import { sharedRead } from '../src/pages/shared-read.ts'

/** Readings that the test ends itself, numbered from 1. */
function readings() {
  const ends: (() => void)[] = []
  const fails: (() => void)[] = []
  const read = sharedRead(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length + 1
        ends.push(() => resolve(number))
        fails.push(() => reject(new Error(`reading ${number}`)))
      }),
  )
  const begun = () => new Promise<number>((resolve) => setImmediate(() => resolve(ends.length)))
  return {
    read,
    begun,
    end: (number: number) => ends[number - 1]?.(),
    fail: (number: number) => fails[number - 1]?.(),
  }
}

test('callers during a read share the next read', async () => {
  const { read, begun, end } = readings()
  const first = read()
  expect(await begun()).toBe(1)
  const others = [read(), read(), read()]
  expect(await begun()).toBe(1)
  end(1)
  expect(await first).toBe(1)
  expect(await begun()).toBe(2)
  end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('separate callers get separate reads', async () => {
  const { read, begun, end } = readings()
  for (const number of [1, 2]) {
    const answer = read()
    expect(await begun()).toBe(number)
    end(number)
    expect(await answer).toBe(number)
  }
})

test('a failed read rejects only for its callers', async () => {
  const { read, begun, end, fail } = readings()
  const first = read()
  await begun()
  const second = read()
  fail(1)
  await expect(first).rejects.toThrow('reading 1')
  await begun()
  end(2)
  expect(await second).toBe(2)
})
