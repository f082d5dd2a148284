import { closedAccountMs } from '@semaforo/contracts'
import {
  changeProfile,
  changeRole,
  changeStatus,
  close,
  endAllSessions,
  erase,
  reopen,
  resetPassword,
  signUp,
} from '../../src/user/decisions.ts'
import { aState } from '../support/identity.ts'

const by = { actor: 'a', origin: 'o' }
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)

test('a user is created once', () => {
  const [state, events, isNew] = signUp('u', undefined, aState(), { by, now: 0 })
  expect([state?.epoch, isNew]).toEqual([1, true])
  expect(typesOf(events)).toEqual(['identity.user-registered.v1', 'identity.audited.v1'])
  expect(signUp('u', aState(), aState({ role: 'admin' }), { by, now: 0 })).toEqual([aState(), [], false])
})

test.each([
  ['a demotion', changeRole('u', aState({ role: 'admin' }), 'user', by), 'role-changed', 2],
  ['a promotion', changeRole('u', aState(), 'admin', by), 'role-changed', 1],
  ['a block', changeStatus('u', aState(), false, by), 'deactivated', 2],
  ['a return', changeStatus('u', aState({ status: false }), true, by), 'reactivated', 1],
  [
    'a new password',
    changeProfile('u', aState(), { password: { hash: 'new', session: 's', epoch: 1 } }, by),
    'sessions-ended',
    2,
  ],
  ['a new name', changeProfile('u', aState(), { firstName: 'Eva' }, by), 'updated', 1],
])('%s is published, and ends the sessions it must', (_, [state, events], kind, epoch) => {
  expect(state?.epoch).toBe(epoch)
  expect(typesOf(events)[0]).toBe(`identity.user-${kind}.v1`)
  expect(typesOf(events)).toContain('identity.audited.v1')
})

test('a change without effect publishes nothing', () => {
  const state = aState()
  for (const decided of [
    changeRole('u', state, 'user', by),
    changeStatus('u', state, true, by),
    changeProfile('u', state, { firstName: 'Ana' }, by),
  ]) {
    expect(decided).toEqual([state, [], state])
    expect(decided[0]).toBe(state)
  }
})

test('the session that changes the password stays valid until the next epoch', () => {
  const [changed, events] = changeProfile(
    'u',
    aState(),
    { password: { hash: 'new', session: 's', epoch: 1 } },
    by,
  )
  expect(changed).toMatchObject({ epoch: 2, kept: 's' })
  expect(events[0]?.data).toMatchObject({ epoch: 2, kept: 's' })
  for (const [later] of [
    endAllSessions('u', changed ?? undefined, by),
    changeStatus('u', changed ?? undefined, false, by),
    resetPassword('u', changed ?? undefined, 'newer', by),
  ]) {
    expect(later).toMatchObject({ epoch: 3 })
    expect(later).not.toHaveProperty('kept')
  }
})

test('whoever closed an account may take it up again, unless an admin blocked it since', () => {
  const owner = { actor: 'u', origin: 'o' }
  const closed = aState({ status: false, closedByOwner: true, eraseAt: closedAccountMs + 7, epoch: 2 })
  expect(close('u', aState(), owner, 7)[0]).toEqual(closed)
  expect(reopen('u', closed, owner)[0]).toEqual(aState({ epoch: 2 }))
  expect(close('u', closed, owner, 0)[0]).toBe(closed)
  const [blocked, events] = changeStatus('u', closed, false, by)
  expect(blocked).toEqual(aState({ status: false, epoch: 3 }))
  expect(typesOf(events)).toContain('identity.mail-requested.v1')
  expect(reopen('u', blocked ?? undefined, owner)).toEqual([blocked, [], blocked])
  expect(changeStatus('u', blocked ?? undefined, true, by)[0]).toEqual(aState({ epoch: 3 }))
})

test('a blocked account cannot reset its password', () => {
  const state = aState({ status: false })
  expect(resetPassword('u', state, 'new', by)).toEqual([state, [], false])
})

test('no event carries a name, an address or a password', () => {
  const state = aState()
  const all = [
    signUp('u', undefined, state, { by, now: 0 }),
    changeRole('u', state, 'admin', by),
    changeStatus('u', state, false, by),
    changeProfile(
      'u',
      state,
      { firstName: 'Evangelina', password: { hash: 'secret-hash', session: 's', epoch: 1 } },
      by,
    ),
    erase('u', state, by),
  ]
  expect(JSON.stringify(all.map(([, events]) => events))).not.toMatch(/Ana|López|@|Evangelina|hash/)
})
