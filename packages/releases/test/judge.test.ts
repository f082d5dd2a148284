import fc from 'fast-check'
import { fisherExact } from '../src/rules/fisher.ts'
import { judge, reasonOf } from '../src/rules/judge.ts'

const tally = (failed: number, visits: number) => ({ failed, visits })

/** The same probability from whole numbers. */
function exactly(a: { failed: number; visits: number }, b: typeof a): number {
  const choose = (n: number, k: number) => {
    let ways = 1n
    for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
    return k > n ? 0n : ways
  }
  const [failed, passed] = [a.failed + b.failed, a.visits + b.visits - a.failed - b.failed]
  let ways = 0n
  for (let k = a.failed; k <= Math.min(failed, a.visits); k++)
    ways += choose(failed, k) * choose(passed, a.visits - k)
  return Number((ways * 10n ** 150n) / choose(a.visits + b.visits, a.visits)) / 1e150
}

const tallies = fc
  .tuple(fc.nat(150), fc.nat(150))
  .map(([one, other]) => tally(Math.min(one, other), Math.max(one, other)))

describe("Fisher's exact test", () => {
  test('has the known result for the lady tasting tea: 17/70', () => {
    expect(fisherExact(tally(3, 4), tally(1, 4))).toBeCloseTo(17 / 70, 12)
  })

  test('equals the count of all the ways, for any two tallies', () => {
    fc.assert(
      fc.property(tallies, tallies, (one, other) => {
        const expected = exactly(one, other)
        expect(fisherExact(one, other) / expected).toBeCloseTo(1, 6)
      }),
      { numRuns: 300 },
    )
  })

  test('says nothing where either has no visits', () => {
    expect(fisherExact(tally(0, 0), tally(3, 9))).toBe(1)
    expect(fisherExact(tally(9, 9), tally(0, 0))).toBeCloseTo(1, 9)
  })
})

describe('a canary', () => {
  test('that fails in every second visit is soon rolled back, with the reason', () => {
    const verdict = judge(tally(10, 20), tally(1, 180))
    expect(verdict.failing).toBe(true)
    expect(reasonOf(verdict)).toMatch(
      /^falló en 10 de 20 visitas, y la estable en 1 de 180 \(prueba de Fisher: p = 9e-11\)$/,
    )
  })

  test('gives the probability in readable form', () => {
    expect(reasonOf(judge(tally(0, 0), tally(0, 0)))).toMatch(/p = 1\)$/)
    expect(reasonOf(judge(tally(1, 4), tally(1, 3)))).toMatch(/p = 0\.9\)$/)
  })

  test('that fails a little more often is taken back once there are enough visits to know', () => {
    expect(judge(tally(3, 60), tally(5, 1_000)).failing).toBe(false)
    expect(judge(tally(30, 600), tally(50, 10_000)).failing).toBe(true)
  })

  test.each([
    ['with few visits, whatever they met', tally(19, 19), tally(0, 1_000)],
    ['that fails as often as the stable release', tally(50, 1_000), tally(450, 9_000)],
    ['beside a stable release that nobody visits', tally(30, 30), tally(0, 0)],
    ['without a visit', tally(0, 0), tally(0, 0)],
    ['that fails less often', tally(0, 500), tally(90, 500)],
  ])('%s stays', (_which, canary, stable) => {
    const verdict = judge(canary, stable)
    expect(verdict.failing).toBe(false)
    // What is no number would be lost on its way as JSON.
    expect(Number.isFinite(verdict.threshold)).toBe(true)
  })

  /** After how many of its own visits each of these canaries is taken back, judged after each visit. */
  function takenBackAfter(times: number, visits: number, rates: { canary: number; stable: number }) {
    let state = 7
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state / 2 ** 31
    }
    const oneMore = (): number[] => {
      const [canary, stable] = [tally(0, 0), tally(0, 0)]
      for (let visit = 0; visit < visits; visit++) {
        const isCanary = random() < 0.1
        const met = isCanary ? canary : stable
        met.visits++
        if (random() < (isCanary ? rates.canary : rates.stable)) met.failed++
        if (isCanary && judge(canary, stable).failing) return [canary.visits]
      }
      return []
    }
    return Array.from({ length: times }, oneMore)
      .flat()
      .sort((one, other) => one - other)
  }

  test('that is no worse is taken back in at most one of a hundred releases', () => {
    const after = takenBackAfter(100, 1_000, { canary: 0.1, stable: 0.1 })
    expect(after.length).toBeLessThanOrEqual(1)
  })

  test('that fails ten times as often, in one visit of twenty, is taken back after some 250 of its visits', () => {
    const after = takenBackAfter(100, 20_000, { canary: 0.05, stable: 0.005 })
    expect(after).toHaveLength(100)
    expect(after[50]).toBeGreaterThan(150)
    expect(after[50]).toBeLessThan(350)
  })
})
