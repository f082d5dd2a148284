import fc from 'fast-check'
import {
  giveBack,
  type Place,
  reserveTry,
  signedIn,
  strangersADay,
  type Verdict,
} from '../../src/login/attempt.ts'
import { freeTries, longestWaitMs, quietMs, waitAfter } from '../../src/login/backoff.ts'
import { forget, type LoginGuard, mailEveryMs } from '../../src/login/guard.ts'
import { loginLinkSent, useLoginLink } from '../../src/login/link.ts'
import { linkLifeMs } from '../../src/recovery/recovery.ts'

const by = { origin: 'o' }
const link = { email: 'ana@ejemplo.mx', salt: 's', tokenHash: 'h' }

/** A guard through its life: what the store does with the decisions. */
function aGuard() {
  let state: LoginGuard | null = null
  const mails: number[] = []
  const attempt = (place: Place, now: number): Verdict => {
    const [next, events, verdict] = reserveTry('g', state ?? undefined, place, { link, by, now })
    state = next
    if (events.length > 0) mails.push(now)
    return verdict
  }
  return {
    mails,
    state: () => state,
    set: (next: LoginGuard | null) => {
      state = next
    },
    fail: attempt,
    /** A login with the right password, where a try is to be had. */
    succeed(place: Place, now: number): Verdict {
      const verdict = attempt(place, now)
      if (verdict.kind === 'taken') state = signedIn(state ?? undefined, verdict.taken, now)[0]
      return verdict
    },
  }
}

const attempts = fc.array(
  fc.record({ from: fc.nat({ max: 5 }), afterMs: fc.nat({ max: 2 * 3_600_000 }), right: fc.boolean() }),
  { maxLength: 300 },
)

test('from one place no more failures are judged than the free ones and those that waited', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 120_000 }), { minLength: 1, maxLength: 400 }), (pauses) => {
      const guard = aGuard()
      let now = 0
      const judged: number[] = []
      for (const pause of pauses) {
        now += pause
        if (guard.fail({ network: 'n' }, now).kind === 'taken') judged.push(now)
      }
      judged.forEach((at, n) => {
        if (n >= freeTries) expect(at - (judged[n - 1] ?? 0)).toBeGreaterThanOrEqual(waitAfter(n))
      })
    }),
  )
  const aDay = Array.from({ length: 24 * 3_600 }, (_, second) => second * 1_000)
  const guard = aGuard()
  const judged = aDay.filter((now) => guard.fail({ network: 'n' }, now).kind === 'taken')
  expect(judged.length).toBeLessThanOrEqual(110)
  expect(waitAfter(1_000)).toBe(longestWaitMs)
})

test('of all strangers together no more than a hundred failures a day are judged, and a mail leaves every half hour at most', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_200_000 }), { minLength: 150, maxLength: 500 }), (pauses) => {
      const guard = aGuard()
      let now = 0
      const judged: number[] = []
      pauses.forEach((pause, n) => {
        now += pause
        if (guard.fail({ network: `n${n}` }, now).kind === 'taken') judged.push(now)
      })
      for (const [n, at] of judged.entries())
        expect(at - (judged[n - strangersADay] ?? -Infinity)).toBeGreaterThanOrEqual(quietMs)
      for (const [n, at] of guard.mails.entries())
        expect(at - (guard.mails[n - 1] ?? -Infinity)).toBeGreaterThanOrEqual(mailEveryMs)
    }),
    { numRuns: 30 },
  )
})

test('whatever strangers do, a browser that has signed in gets its try', () => {
  fc.assert(
    fc.property(attempts, (others) => {
      const guard = aGuard()
      let now = 0
      for (const { from, afterMs } of others) {
        now += afterMs
        guard.fail({ network: `n${from}` }, now)
        expect(guard.succeed({ network: `n${from}`, browser: 'own' }, now).kind).toBe('taken')
      }
    }),
    { numRuns: 30 },
  )
})

test('logins that succeed use nothing up, however many come, and make their network known', () => {
  const guard = aGuard()
  for (let n = 0; n < 500; n += 1) expect(guard.succeed({ network: 'home' }, n).kind).toBe('taken')
  expect(guard.state()).toMatchObject({ tries: {}, strangers: [], networks: { home: 499 } })
  for (let n = 0; n < strangersADay; n += 1) guard.fail({ network: `n${n}` }, 1_000)
  expect(guard.fail({ network: 'elsewhere' }, 1_000).kind).toBe('link')
  expect(guard.fail({ network: 'home' }, 1_000).kind).toBe('taken')
})

test('of many right logins at once each takes its own try back, also those of strangers', () => {
  const guard = aGuard()
  const verdicts = Array.from({ length: freeTries }, () => guard.fail({ network: 'home' }, 1))
  for (const verdict of verdicts)
    if (verdict.kind === 'taken') guard.set(signedIn(guard.state() ?? undefined, verdict.taken, 2)[0])
  expect(guard.state()).toMatchObject({ tries: {}, strangers: [] })
})

test('a try that judged nothing never was', () => {
  const guard = aGuard()
  guard.fail({ network: 'n' }, 1)
  const before = guard.state()
  const verdict = guard.fail({ network: 'n' }, 1)
  if (verdict.kind !== 'taken') throw new Error('no try')
  expect(giveBack(guard.state() ?? undefined, verdict.taken, 1)[0]).toEqual(before)
})

test('a guard holds nothing past its time, says when the next of it ends, and ends', () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const guard = aGuard()
      let now = 0
      for (const { from, afterMs, right } of all) {
        now += afterMs
        guard[right ? 'succeed' : 'fail']({ network: `n${from}` }, now)
      }
      let state = guard.state()
      while (state) {
        expect(state.forgetAt).toBeGreaterThan(now)
        now = state.forgetAt
        const next = forget(state, now)
        expect(next).not.toEqual(state)
        state = next
      }
    }),
    { numRuns: 50 },
  )
  const guard = aGuard()
  guard.fail({ network: 'n' }, 0)
  expect(forget(guard.state() as LoginGuard, quietMs)).toBeNull()
})

test('the link is good once, for half an hour after its mail left', () => {
  const guard = aGuard()
  for (let n = 0; n <= strangersADay; n += 1) guard.fail({ network: `n${n}` }, 0)
  const [left] = loginLinkSent(guard.state() ?? undefined, 1_000)
  expect(left?.link?.email).toBe(link.email)
  const use = (state: LoginGuard | null, now: number, hash = 'h') =>
    useLoginLink(state ?? undefined, hash, { by, now })
  expect(use(left, 1_000 + linkLifeMs)[2]).toBeUndefined()
  expect(use(left, 1_000, 'x')[2]).toBeUndefined()
  const [used, , email] = use(left, linkLifeMs)
  expect(email).toBe(link.email)
  expect(use(used, linkLifeMs)[2]).toBeUndefined()
})
