import { current, ended, epochKeptMs, raised } from '../../src/auth/token-state.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const session = { id: 'phone', expiresAt: now + 60_000 }

test('an epoch is known until the last token below it has expired, and a lower one changes nothing', () => {
  const state = raised(undefined, 2, now)
  expect(state).toEqual({ epoch: 2, epochUntil: now + epochKeptMs, forgetAt: now + epochKeptMs })
  expect(raised(state ?? undefined, 1, now + 5)).toEqual(state)
  expect(current(state ?? { epoch: 0 }, now + epochKeptMs - 1)).toEqual(state)
  expect(current(state ?? { epoch: 0 }, now + epochKeptMs)).toBeNull()
})

test('an ended session is known until its last token has expired', () => {
  const state = ended(undefined, session, now)
  expect(state).toEqual({ epoch: 0, ended: [session], forgetAt: session.expiresAt })
  expect(current(state ?? { epoch: 0 }, session.expiresAt)).toBeNull()
})

test('each is forgotten at its own time', () => {
  const both = ended(raised(undefined, 1, now) ?? undefined, session, now)
  expect(both?.forgetAt).toBe(session.expiresAt)
  const later = current(both ?? { epoch: 0 }, session.expiresAt)
  expect(later).toEqual({ epoch: 1, epochUntil: now + epochKeptMs, forgetAt: now + epochKeptMs })
})

test('an epoch of an earlier release, which says no time, stays until it is raised', () => {
  expect(current({ epoch: 3 }, now + 2 * epochKeptMs)).toEqual({ epoch: 3 })
  expect(raised({ epoch: 3 }, 4, now)).toMatchObject({ epoch: 4, forgetAt: now + epochKeptMs })
})
