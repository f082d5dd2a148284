import type { Decide } from '@semaforo/platform'
import { changeProfile, changeStatus, endAllSessions, resetPassword } from '../../src/user/decisions.ts'
import { editProfile } from '../../src/user/effects.ts'
import type { UserState } from '../../src/user/user.ts'
import { anIdentity, aState } from '../support/identity.ts'

const by = { actor: 'u', origin: 'o' }
const password = 'Semilla-verde-7'
const newer = { hash: 'newer', session: 'other', epoch: 1 }

test.each<[string, Decide<UserState, unknown>]>([
  ['a recovery', (user) => resetPassword('u', user, 'recovered', by)],
  ['a block', (user) => changeStatus('u', user, false, { actor: 'admin', origin: 'o' })],
  ['the end of all sessions', (user) => endAllSessions('u', user, by)],
  ['another change of the password', (user) => changeProfile('u', user, { password: newer }, by)],
])('a change of the password that is still being hashed does not undo %s', async (_, meanwhile) => {
  const identity = await anIdentity()
  const { stores, passwords } = identity
  const user = aState({ passwordHash: await passwords.hash(password) })
  await stores.users.update('u', () => [user, []])
  const slow = {
    ...identity,
    passwords: {
      ...passwords,
      hash: async (text: string) => {
        const hash = await passwords.hash(text)
        await stores.users.update('u', meanwhile)
        return hash
      },
    },
  }
  const caller = { id: 'u', sessionId: 's', role: 'user', auth_time: 0, user } as const
  const change = { password: 'Cosecha-nueva-1' }
  await expect(editProfile(slow, caller, change, by)).rejects.toMatchObject({
    status: 401,
    code: 'token-expired',
  })
  expect((await stores.users.get('u'))?.state).toEqual(meanwhile(user)[0])
})
