import fc from 'fast-check'
import {
  delayAfter,
  failureWindowMs,
  freeAttempts,
  type LoginGuard,
  type LoginSource,
  linkMailEveryMs,
  loginLinkSent,
  maxDelayMs,
  prune,
  releaseAttempt,
  reserveAttempt,
  signedIn,
  unknownSourceLimit,
  useLoginLink,
  type Verdict,
} from '../../src/login/guard.ts'
import { linkLifeMs } from '../../src/recovery/recovery.ts'

const by = { origin: 'o' }
const link = { email: 'ana@ejemplo.mx', salt: 's', tokenHash: 'h' }

/** A guard with its decisions applied, as the store does it. */
function aGuard() {
  let state: LoginGuard | null = null
  const mails: number[] = []
  const attempt = (source: LoginSource, now: number): Verdict => {
    const [next, events, verdict] = reserveAttempt('g', state ?? undefined, source, { link, by, now })
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
    /** A login with the right password, if an attempt is allowed. */
    succeed(source: LoginSource, now: number): Verdict {
      const verdict = attempt(source, now)
      if (verdict.kind === 'reserved') state = signedIn(state ?? undefined, verdict.reserved, now)[0]
      return verdict
    },
  }
}

const attempts = fc.array(
  fc.record({ from: fc.nat({ max: 5 }), afterMs: fc.nat({ max: 2 * 3_600_000 }), right: fc.boolean() }),
  { maxLength: 300 },
)

test('one source gets only the free attempts and the attempts after the backoff', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 120_000 }), { minLength: 1, maxLength: 400 }), (pauses) => {
      const guard = aGuard()
      let now = 0
      const judged: number[] = []
      for (const pause of pauses) {
        now += pause
        if (guard.fail({ network: 'n' }, now).kind === 'reserved') judged.push(now)
      }
      judged.forEach((at, n) => {
        if (n >= freeAttempts) expect(at - (judged[n - 1] ?? 0)).toBeGreaterThanOrEqual(delayAfter(n))
      })
    }),
  )
  const aDay = Array.from({ length: 24 * 3_600 }, (_, second) => second * 1_000)
  const guard = aGuard()
  const judged = aDay.filter((now) => guard.fail({ network: 'n' }, now).kind === 'reserved')
  expect(judged.length).toBeLessThanOrEqual(110)
  expect(delayAfter(1_000)).toBe(maxDelayMs)
})

test('unknown sources together get a hundred failures a day, and at most one link mail every half hour', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_200_000 }), { minLength: 150, maxLength: 500 }), (pauses) => {
      const guard = aGuard()
      let now = 0
      const judged: number[] = []
      pauses.forEach((pause, n) => {
        now += pause
        if (guard.fail({ network: `n${n}` }, now).kind === 'reserved') judged.push(now)
      })
      for (const [n, at] of judged.entries())
        expect(at - (judged[n - unknownSourceLimit] ?? -Infinity)).toBeGreaterThanOrEqual(failureWindowMs)
      for (const [n, at] of guard.mails.entries())
        expect(at - (guard.mails[n - 1] ?? -Infinity)).toBeGreaterThanOrEqual(linkMailEveryMs)
    }),
    { numRuns: 30 },
  )
})

test('whatever unknown sources do, a known browser can log in', () => {
  fc.assert(
    fc.property(attempts, (others) => {
      const guard = aGuard()
      let now = 0
      for (const { from, afterMs } of others) {
        now += afterMs
        guard.fail({ network: `n${from}` }, now)
        expect(guard.succeed({ network: `n${from}`, browser: 'own' }, now).kind).toBe('reserved')
      }
    }),
    { numRuns: 30 },
  )
})

test('successful logins use up no limit, and make their network known', () => {
  const guard = aGuard()
  for (let n = 0; n < 500; n += 1) expect(guard.succeed({ network: 'home' }, n).kind).toBe('reserved')
  expect(guard.state()).toMatchObject({ tries: {}, strangers: [], networks: { home: 499 } })
  for (let n = 0; n < unknownSourceLimit; n += 1) guard.fail({ network: `n${n}` }, 1_000)
  expect(guard.fail({ network: 'elsewhere' }, 1_000).kind).toBe('link-required')
  expect(guard.fail({ network: 'home' }, 1_000).kind).toBe('reserved')
})

test('each of several concurrent successful logins reverts its own count, also from unknown sources', () => {
  const guard = aGuard()
  const verdicts = Array.from({ length: freeAttempts }, () => guard.fail({ network: 'home' }, 1))
  for (const verdict of verdicts)
    if (verdict.kind === 'reserved') guard.set(signedIn(guard.state() ?? undefined, verdict.reserved, 2)[0])
  expect(guard.state()).toMatchObject({ tries: {}, strangers: [] })
})

test('an attempt that judged no password is not counted', () => {
  const guard = aGuard()
  guard.fail({ network: 'n' }, 1)
  const before = guard.state()
  const verdict = guard.fail({ network: 'n' }, 1)
  if (verdict.kind !== 'reserved') throw new Error('no attempt reserved')
  expect(releaseAttempt(guard.state() ?? undefined, verdict.reserved, 1)[0]).toEqual(before)
})

test('a guard keeps nothing past its expiry, names the next expiry, and ends empty', () => {
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
        const next = prune(state, now)
        expect(next).not.toEqual(state)
        state = next
      }
    }),
    { numRuns: 50 },
  )
  const guard = aGuard()
  guard.fail({ network: 'n' }, 0)
  expect(prune(guard.state() as LoginGuard, failureWindowMs)).toBeNull()
})

test('the link is valid once, for half an hour after its mail was sent', () => {
  const guard = aGuard()
  for (let n = 0; n <= unknownSourceLimit; n += 1) guard.fail({ network: `n${n}` }, 0)
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
