import fc from 'fast-check'
import type { Identity } from '../../src/identity.ts'
import type { UserStore } from '../../src/stores.ts'
import { joinAdmins, restoreRoster } from '../../src/user/admins.ts'
import { eraseUser, setRole, setStatus } from '../../src/user/effects.ts'
import { joinRoster, leaveRoster, type Roster } from '../../src/user/roster.ts'
import { anIdentity, aState } from '../support/identity.ts'

test('whatever the order of joins and leaves, the last admin cannot leave', () => {
  const change = fc.record({ joins: fc.boolean(), id: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let roster: Roster = { admins: ['a'] }
      for (const { joins, id } of changes) {
        const [next, , left] = joins ? joinRoster(roster, id) : leaveRoster(roster, id)
        const after = next as Roster
        expect(after.admins.length).toBeGreaterThan(0)
        expect(new Set(after.admins).size).toBe(after.admins.length)
        if (!joins && left) expect(after.admins).not.toContain(id)
        roster = after
      }
    }),
  )
})

const by = { actor: 'a', origin: 'o' }
const lastAdmin = { status: 409, code: 'last-admin' }

/** One active admin, `a`, and `b`, who is none. */
async function aSite() {
  const identity = await anIdentity()
  const { stores } = identity
  await stores.users.update('a', () => [aState({ role: 'admin', email: 'a@ejemplo.mx' }), []])
  await stores.users.update('b', () => [aState({ email: 'b@ejemplo.mx' }), []])
  await joinAdmins(stores, 'a')
  return identity
}

test.each([
  ['demoted', (identity: Identity) => setRole(identity, 'b', 'user', by)],
  ['blocked', (identity: Identity) => setStatus(identity, 'b', false, by)],
  ['erased', (identity: Identity) => eraseUser(identity, 'b', by)],
])('somebody who is promoted while they are %s does not count as an admin', async (_, takeAway) => {
  const identity = await aSite()
  const { stores } = identity
  const update: UserStore['update'] = async (...args) => {
    await setRole(identity, 'b', 'admin', by)
    return stores.users.update(...args)
  }
  await takeAway({ ...identity, stores: { ...stores, users: { ...stores.users, update } } })
  await expect(setStatus(identity, 'a', false, by)).rejects.toMatchObject(lastAdmin)
})

test('a start corrects the roster of admins', async () => {
  const identity = await aSite()
  const { stores } = identity
  await stores.rosters.update('admins', () => [{ admins: ['b', 'gone'] }, []])
  await restoreRoster(stores)
  await expect(setStatus(identity, 'a', false, by)).rejects.toMatchObject(lastAdmin)
})
