import type { FrontendRegistry } from '@semaforo/contracts'
import fc from 'fast-check'
import { versionFor } from '../src/index.ts'
import type { Command } from '../src/rules/command.ts'
import { broughtStable, withdrawnVersions } from '../src/rules/history.ts'
import { move } from '../src/rules/move.ts'
import { expired, retention } from '../src/rules/retention.ts'
import { liveVersions } from '../src/rules/site.ts'

const day = 24 * 3_600_000
const start = Date.parse('2026-01-01T00:00:00.000Z')
const at = (days: number) => new Date(start + days * day).toISOString()

function moved(before: FrontendRegistry | undefined, command: Command, days = 0): FrontendRegistry {
  const after = move('learning', before, command, { by: 'ana', at: at(days) })
  if (after instanceof Error) throw after
  return after
}

const published = moved(undefined, { what: 'publish', version: '1.0.0' })
const second = moved(published, { what: 'publish', version: '2.0.0' }, 1)
const trying = moved(second, { what: 'canary', version: '3.0.0', percent: 10 }, 2)

describe('a move', () => {
  test('publishes for everybody, and keeps what a rollback leads to', () => {
    expect(second).toMatchObject({ stable: '2.0.0', previous: '1.0.0', revision: 2 })
    expect(moved(second, { what: 'rollback' })).toMatchObject({ stable: '1.0.0', revision: 3 })
    expect(moved(second, { what: 'rollback' })).not.toHaveProperty('previous')
  })

  test('tries a canary, widens it, promotes it, or takes it back', () => {
    expect(trying).toMatchObject({ stable: '2.0.0', canary: { version: '3.0.0', percent: 10 } })
    const wider = moved(trying, { what: 'canary', percent: 50 })
    expect(wider.canary).toEqual({ version: '3.0.0', percent: 50 })
    expect(moved(wider, { what: 'promote' })).toMatchObject({ stable: '3.0.0', previous: '2.0.0' })
    expect(moved(wider, { what: 'promote' })).not.toHaveProperty('canary')
    const back = moved(wider, { what: 'rollback' })
    expect(back).toMatchObject({ stable: '2.0.0', previous: '1.0.0' })
    expect(back).not.toHaveProperty('canary')
  })

  test('that takes a release back says so for as long as that is not live again', () => {
    const withdrawn = (registry: FrontendRegistry) => withdrawnVersions(registry)
    const back = moved(second, { what: 'rollback' })
    expect(withdrawn(second)).toEqual([])
    expect(withdrawn(back)).toEqual(['2.0.0'])
    expect(withdrawn(moved(trying, { what: 'rollback' }))).toEqual(['3.0.0'])
    const fixed = moved(back, { what: 'publish', version: '2.0.1' })
    expect(withdrawn(fixed)).toEqual(['2.0.0'])
    expect(withdrawn(moved(fixed, { what: 'publish', version: '2.0.0' }))).toEqual([])
  })

  test('to the release that is live already changes nothing', () => {
    expect(move('learning', second, { what: 'publish', version: '2.0.0' }, { by: 'ana', at: at(9) })).toBe(
      second,
    )
    const again = { what: 'canary', version: '3.0.0', percent: 10 } as const
    expect(move('learning', trying, again, { by: 'ana', at: at(9) })).toBe(trying)
  })

  test('publishing for everybody ends a canary', () => {
    expect(moved(trying, { what: 'publish', version: '2.0.0' })).not.toHaveProperty('canary')
    expect(moved(trying, { what: 'publish', version: '2.0.0' })).toMatchObject({ previous: '1.0.0' })
    expect(moved(trying, { what: 'publish', version: '4.0.0' })).toMatchObject({ previous: '2.0.0' })
  })

  test.each<[string, FrontendRegistry | undefined, Command, string]>([
    ['a canary of nothing', undefined, { what: 'canary', percent: 10 }, 'not-published'],
    ['without a canary', second, { what: 'canary', percent: 10 }, 'no-canary'],
    [
      'a canary of what is stable',
      second,
      { what: 'canary', version: '2.0.0', percent: 1 },
      'already-stable',
    ],
    ['a canary for nobody', trying, { what: 'canary', percent: 0 }, 'no-canary'],
    ['a canary for everybody', trying, { what: 'canary', percent: 100 }, 'no-canary'],
    ['a share that is no number', trying, { what: 'canary', percent: Number.NaN }, 'no-canary'],
    ['a promotion without a canary', second, { what: 'promote' }, 'no-canary'],
    ['a rollback to nothing', published, { what: 'rollback' }, 'no-previous'],
    ['a rollback of nothing', undefined, { what: 'rollback' }, 'not-published'],
  ])('%s is refused', (_, before, command, code) => {
    expect(move('learning', before, command, { by: 'ana', at: at(3) })).toMatchObject({ code })
  })

  test('from another revision than the one that was seen is refused, so that none happens twice', () => {
    const seen = { by: 'ana', at: at(3), revision: second.revision }
    const after = move('learning', second, { what: 'rollback' }, seen)
    expect(after).toMatchObject({ stable: '1.0.0' })
    expect(move('learning', after as FrontendRegistry, { what: 'rollback' }, seen)).toMatchObject({
      code: 'changed-meanwhile',
    })
  })

  test('is remembered, with who and why; the history stays bounded and knows since when the stable one is', () => {
    let registry = second
    for (let n = 0; n < 200; n += 1)
      registry = moved(registry, { what: 'canary', version: '3.0.0', percent: 1 + (n % 90) }, n)
    expect(registry.history.length).toBeLessThan(60)
    expect(broughtStable(registry.history, registry)).toMatchObject({
      what: 'publish',
      revision: 2,
      by: 'ana',
    })
    const long = { by: 'a'.repeat(900), why: 'b'.repeat(900), at: at(1) }
    const said = move('learning', second, { what: 'rollback' }, long) as FrontendRegistry
    expect(said.history.at(-1)?.by).toHaveLength(100)
    expect(said.history.at(-1)?.why).toHaveLength(200)
    const lines = { by: '', why: 'una\nlearning 1.0.0', at: at(1) }
    const told = move('learning', second, { what: 'rollback' }, lines) as FrontendRegistry
    expect(told.history.at(-1)).toMatchObject({ by: '—', why: 'una learning 1.0.0' })
  })
})

describe('what is kept', () => {
  const version = fc.integer({ min: 1, max: 12 }).map((n) => `${n}.0.0`)
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ what: fc.constant('publish' as const), version }),
    fc.record({ what: fc.constant('canary' as const), version, percent: fc.integer({ min: 1, max: 99 }) }),
    fc.constant({ what: 'promote' } as const),
    fc.constant({ what: 'rollback' } as const),
  )
  const step = fc.record({ command, days: fc.integer({ min: 0, max: 40 }) })

  test('is whatever is live or was within 30 days, where a rollback leads, and three old ones', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 90 }), (steps, later) => {
        let [registry, days] = [published, 0]
        const stored = new Map([['1.0.0', at(0)]])
        const lastLive = new Map<string, number>()
        for (const { command, days: passed } of steps) {
          days += passed
          for (const live of liveVersions(registry)) lastLive.set(live, days)
          const after = move('learning', registry, command, { by: 'ana', at: at(days) })
          if (after instanceof Error) continue
          registry = after
          for (const live of liveVersions(registry)) if (!stored.has(live)) stored.set(live, at(days))
        }
        days += later
        const all = [...stored].map(([name, storedAt]) => ({ version: name, storedAt }))
        const gone = expired(all, registry, new Date(Date.parse(at(days))))
        const { previous } = registry
        for (const name of [...liveVersions(registry), ...(previous ? [previous] : [])])
          expect(gone).not.toContain(name)
        for (const name of gone) expect(days - (lastLive.get(name) ?? 0)).toBeGreaterThan(30)
        const old = all.length - liveVersions(registry).length
        expect(old - gone.length).toBeGreaterThanOrEqual(Math.min(old, retention.atLeast))
      }),
    )
  })

  test('is not everything', () => {
    let registry = published
    const stored = [{ version: '1.0.0', storedAt: at(0) }]
    for (let n = 2; n <= 8; n += 1) {
      registry = moved(registry, { what: 'publish', version: `${n}.0.0` }, n)
      stored.push({ version: `${n}.0.0`, storedAt: at(n) })
    }
    expect(expired(stored, registry, new Date(at(20)))).toEqual([])
    expect(expired(stored, registry, new Date(at(60))).sort()).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0'])
  })
})

describe('a canary', () => {
  const shares = Array.from({ length: 100 }, (_, share) => share)
  const reached = (percent: number) => {
    const canary = { ...trying, canary: { version: '3.0.0', percent } }
    return shares.filter((share) => versionFor(canary, share) === '3.0.0')
  }

  test.each([1, 5, 10, 50, 90, 99])('of %i percent reaches as many of a hundred shares', (percent) => {
    expect(reached(percent)).toHaveLength(percent)
  })

  test('keeps its visitors when it grows', () => {
    const more = new Set(reached(40))
    expect(reached(10).every((share) => more.has(share))).toBe(true)
  })

  test('reaches nobody without a canary', () => {
    expect(shares.filter((share) => versionFor(second, share) !== '2.0.0')).toEqual([])
  })
})
