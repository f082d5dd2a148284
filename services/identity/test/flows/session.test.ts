import fc from 'fast-check'
import { beginSession, isAlive, rotate, type Session, sessionLifeMs } from '../../src/flows/session.ts'

const when = (now: number) => ({ by: { origin: 'o' }, now })
const begin = () =>
  beginSession({ userId: 'u', tokenHash: 'token-0', epoch: 1, device: 'd' }, when(0))[0] as Session

test('a family lives as long as every token is used once, in order, and never after', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 20 }), (agesOfTokens) => {
      let state: Session | null = begin()
      let newest = 0
      for (const age of agesOfTokens) {
        const used = Math.max(0, newest - age)
        const presented = { tokenHash: `token-${used}`, nextHash: `token-${newest + 1}` }
        const [next, , told] = rotate(state ?? undefined, presented, when(1))
        expect(told).toBe(state === null ? 'over' : used === newest ? 'rotated' : 'reused')
        expect(next === null).toBe(told !== 'rotated')
        if (told === 'rotated') newest += 1
        state = next
      }
    }),
  )
})

test('a session ends after thirty days, and with each higher epoch of its user', () => {
  const state = begin()
  const session = { id: 'a', state }
  const user = { epoch: 1, status: true }
  expect(isAlive(session, user, sessionLifeMs - 1)).toBe(true)
  expect(isAlive(session, user, sessionLifeMs)).toBe(false)
  expect(isAlive(session, { ...user, epoch: 2 }, 1)).toBe(false)
  expect(isAlive(session, { ...user, status: false }, 1)).toBe(false)
  expect(isAlive(session, { ...user, epoch: 2, kept: 'a' }, 1)).toBe(true)
  expect(isAlive(session, { ...user, epoch: 2, kept: 'b' }, 1)).toBe(false)
  expect(isAlive(session, { epoch: 2, kept: 'a', status: false }, 1)).toBe(false)
  expect(isAlive(session, undefined, 1)).toBe(false)
  const late = rotate(state, { tokenHash: 'token-0', nextHash: 'x' }, when(sessionLifeMs))
  expect(late).toEqual([null, [], 'over'])
})
