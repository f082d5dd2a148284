import type { KnownLight } from '../../src/pulse/state.ts'
import { changePulse, forgetLight, keepLight, sendDue, stopByLink } from '../../src/user/decisions.ts'
import type { UserState } from '../../src/user/user.ts'

const by = { origin: 'x' }
const link = { salt: 's', tokenHash: 'h' }
const light: KnownLight = { record: 'r', color: 'yellow', at: '2026-10-21T18:00:00.000Z' }

function aUser(given: Partial<UserState> = {}): UserState {
  const names = { firstName: 'Ana', lastName: 'Paz', email: 'ana@correo.mx', passwordHash: 'x' }
  return {
    ...names,
    role: 'user',
    status: true,
    epoch: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    lights: [light],
    ...given,
  }
}
const withDay = (state: UserState, day: number | null, today: string) =>
  changePulse('u', state, day, { today, link, by })[0] as UserState
const sent = (state: UserState, today: string) => {
  const [next, events] = sendDue('u', state, today)
  return { next: next as UserState, mails: events.length }
}

test('a mail that is due is requested once, and the next is due in another month', () => {
  const on = withDay(aUser(), 31, '2027-01-30')
  expect(sent(on, '2027-01-30').mails).toBe(0)
  const first = sent(on, '2027-01-31')
  expect(first.mails).toBe(1)
  expect(first.next.pulse).toMatchObject({ sent: '2027-01', on: { due: '2027-02-28' } })
  expect(sent(first.next, '2027-01-31').mails).toBe(0)
})

test('off and on again in a month that had its mail begins with the next month', () => {
  const { next } = sent(withDay(aUser(), 5, '2026-11-01'), '2026-11-05')
  const again = withDay(withDay(next, null, '2026-11-06'), 20, '2026-11-06')
  expect(again.pulse?.on?.due).toBe('2026-12-20')
})

test('a change of day keeps the link of the mails that were sent', () => {
  const on = withDay(aUser(), 5, '2026-11-01')
  const changed = changePulse('u', on, 9, { today: '2026-11-02', link: { salt: 'b', tokenHash: 'c' }, by })[0]
  expect(changed?.pulse?.on).toMatchObject({ day: 9, tokenHash: 'h' })
})

test('the same day again changes nothing', () => {
  const on = withDay(aUser(), 5, '2026-11-01')
  expect(changePulse('u', on, 5, { today: '2026-11-02', link, by })).toEqual([on, [], on])
})

const { lights: _, ...withoutLight } = aUser()
test.each([
  ['no diagnostic', withoutLight],
  ['a deactivated account', aUser({ status: false })],
])('with %s the day passes without a mail', (_what, user) => {
  const on = withDay(user, 5, '2026-11-01')
  const passed = sent(on, '2026-11-05')
  expect(passed.mails).toBe(0)
  expect(passed.next.pulse).toEqual({ on: { day: 5, due: '2026-12-05', ...link } })
})

test('a clock that jumps ahead and back sends no second mail of a month, and silences none for longer', () => {
  const first = sent(withDay(aUser(), 5, '2026-11-01'), '2026-11-05')
  const ahead = sent(first.next, '2027-11-05')
  expect(ahead.mails).toBe(1)
  const back = sent(ahead.next, '2026-11-05')
  expect(back.mails).toBe(0)
  expect(back.next.pulse?.on?.due).toBe('2026-12-05')
})

test('the link stops the mail once', () => {
  const on = withDay(aUser(), 5, '2026-11-01')
  const [stopped, events, done] = stopByLink('u', on, 'h', by)
  expect([stopped?.pulse, events.length, done]).toEqual([{}, 1, true])
  expect(stopByLink('u', stopped ?? undefined, 'h', by)[2]).toBe(false)
  expect(stopByLink('u', on, 'another', by)[2]).toBe(false)
})

test("the last light is the last diagnostic's in any order of arrival; an erased one is removed", () => {
  const late: KnownLight = { record: 'q', color: 'red', at: '2026-10-20T18:00:00.000Z' }
  const both = keepLight(aUser(), late)[0]
  expect(both?.lights).toEqual([light, late])
  expect(forgetLight(both ?? undefined, 'r')[0]?.lights).toEqual([late])
  expect(keepLight(both ?? undefined, { ...light, color: 'green' })[0]?.lights?.[0]?.color).toBe('green')
  expect(keepLight(undefined, late)[0]).toBeNull()
})

test('stores only the last five lights', () => {
  const days = Array.from(
    { length: 20 },
    (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}T00:00:00.000Z`,
  )
  const user = days.reduce<UserState>(
    (state, at) => keepLight(state, { record: at, color: 'green', at })[0] as UserState,
    withoutLight,
  )
  expect(user.lights?.map(({ at }) => at)).toEqual(days.reverse().slice(0, 5))
})
