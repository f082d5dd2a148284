import { closedAccountMs } from '@semaforo/contracts'
import { closeAccount, reopenAccount, setStatus } from '../../src/user/effects.ts'
import { eraseClosed } from '../../src/user/erase-closed.ts'
import { anIdentity, aState } from '../support/identity.ts'

test('an account that its owner closed is erased when its time is over, and no other', async () => {
  const identity = await anIdentity()
  const { users } = identity.stores
  const names = ['closed', 'resumed', 'blocked', 'active']
  for (const id of names) await users.update(id, () => [aState({ email: `${id}@ejemplo.mx` }), []])
  const by = (actor: string) => ({ actor, origin: 'o' })
  for (const id of ['closed', 'resumed']) await closeAccount(identity, id, by(id))
  await reopenAccount(identity, 'resumed', by('resumed'))
  await setStatus(identity, 'blocked', false, by('an admin'))
  const left = async () => {
    const found = await Promise.all(names.map((id) => users.get(id)))
    return names.filter((_, at) => found[at])
  }

  await eraseClosed({ ...identity, now: () => Date.now() + closedAccountMs - 60_000 })
  expect(await left()).toEqual(names)
  await eraseClosed({ ...identity, now: () => Date.now() + closedAccountMs + 1 })
  expect(await left()).toEqual(['resumed', 'blocked', 'active'])
})
