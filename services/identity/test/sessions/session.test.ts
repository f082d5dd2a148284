import { sessionEnded } from '@semaforo/contracts'
import fc from 'fast-check'
import {
  accessTokenSeconds,
  adminSession,
  beginSession,
  endSession,
  graceMs,
  isAlive,
  rotate,
  type Session,
  sessionLifeMs,
} from '../../src/sessions/session.ts'

const when = (now: number) => ({ by: { origin: 'o' }, now })
const begin = () =>
  beginSession({ userId: 'u', tokenHash: 'token-0', epoch: 1, device: 'd' }, when(0))[0] as Session

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)

const step = fc.record({
  /** How many rotations ago the presented token was current. */
  age: fc.nat({ max: 3 }),
  agentHash: fc.constantFrom('phone', 'laptop'),
  waited: fc.constantFrom(0, 1, graceMs / 2, graceMs - 1, graceMs),
})

test('a token works once; in the grace period its unused successor is repeated to the same browser', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state: Session | null = begin()
      let newest = 0
      let now = 0
      let last: { agentHash: string; at: number } | undefined
      for (const { age, agentHash, waited } of steps) {
        now += waited
        const used = Math.max(0, newest - age)
        const exchange = { tokenHash: `token-${used}`, nextHash: `token-${used + 1}`, agentHash }
        const [next, events, result] = rotate('s', state ?? undefined, exchange, when(now))
        const mayRepeat = used === newest - 1 && last?.agentHash === agentHash && now - last.at < graceMs
        if (state === null) expect(result).toBe('over')
        else if (used === newest) expect(result).toBe('rotated')
        else expect(result).toBe(mayRepeat ? 'repeated' : 'reused')
        if (result === 'rotated') {
          expect(next?.tokenHash).toBe(exchange.nextHash)
          newest += 1
          last = { agentHash, at: now }
        }
        // The repeated token is the current one, and nothing is written again.
        if (result === 'repeated') expect([next, next?.tokenHash]).toEqual([state, exchange.nextHash])
        if (result === 'reused') expect(typesOf(events)).toContain(sessionEnded.type)
        else expect(events).toEqual([])
        expect(next === null).toBe(result === 'reused' || result === 'over')
        state = next
      }
    }),
  )
})

test('the end of a session is published once, with the expiry of its tokens', () => {
  const asked = { userId: 'u', action: 'logged-out' } as const
  const [state, events, isEnded] = endSession('s', begin(), asked, when(5_000))
  expect([state, isEnded]).toEqual([null, true])
  const [ended] = events
  expect(ended).toMatchObject({ type: sessionEnded.type, data: { id: 's', userId: 'u' } })
  const { expiresAt } = sessionEnded.data.parse(ended?.data)
  expect(Date.parse(expiresAt)).toBeGreaterThan(5_000 + accessTokenSeconds * 1_000)
  expect(endSession('s', undefined, asked, when(5_000))).toEqual([null, [], false])
  const foreign = begin()
  expect(endSession('s', foreign, { ...asked, userId: 'v' }, when(5_000))).toEqual([foreign, [], false])
})

test('a session ends after thirty days, and with each higher epoch of its user', () => {
  const state = begin()
  const session = { id: 'a', state }
  const user = { role: 'user' as const, epoch: 1, status: true }
  expect(isAlive(session, user, sessionLifeMs - 1)).toBe(true)
  expect(isAlive(session, user, sessionLifeMs)).toBe(false)
  expect(isAlive(session, { ...user, epoch: 2 }, 1)).toBe(false)
  expect(isAlive(session, { ...user, status: false }, 1)).toBe(false)
  expect(isAlive(session, { ...user, epoch: 2, kept: 'a' }, 1)).toBe(true)
  expect(isAlive(session, { ...user, epoch: 2, kept: 'b' }, 1)).toBe(false)
  expect(isAlive(session, { ...user, epoch: 2, kept: 'a', status: false }, 1)).toBe(false)
  expect(isAlive(session, undefined, 1)).toBe(false)
  const exchange = { tokenHash: 'token-0', nextHash: 'x', agentHash: 'a' }
  const late = rotate('a', state, exchange, when(sessionLifeMs))
  expect(late).toEqual([null, [], 'over'])
})

test('a session of an admin ends twelve hours after the login, and after thirty minutes without use', () => {
  const admin = { role: 'admin' as const, epoch: 1, status: true }
  const { lifeMs, idleMs } = adminSession
  const used = (lastUsedAt: number) => ({ id: 'a', state: { ...begin(), lastUsedAt } })
  expect(isAlive(used(0), admin, idleMs - 1)).toBe(true)
  expect(isAlive(used(0), admin, idleMs)).toBe(false)
  expect(isAlive(used(lifeMs - 2), admin, lifeMs - 1)).toBe(true)
  expect(isAlive(used(lifeMs - 1), admin, lifeMs)).toBe(false)
  expect(isAlive(used(0), { ...admin, role: 'user' }, lifeMs)).toBe(true)
})
