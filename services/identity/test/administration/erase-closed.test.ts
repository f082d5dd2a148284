import { closedAccountMs } from '@semaforo/contracts'
import { eraseClosed } from '../../src/administration/erase-closed.ts'
import { setStatus } from '../../src/administration/manage-user.ts'
import { anIdentity, aState } from '../support/identity.ts'

test('an account that its owner closed is erased when its time is over, and no other', async () => {
  const identity = await anIdentity()
  const { users } = identity.stores
  const names = ['closed', 'resumed', 'blocked', 'active']
  for (const id of names) await users.update(id, () => [aState({ email: `${id}@ejemplo.mx` }), []])
  const setBy = (id: string, status: boolean, actor: string) =>
    setStatus(identity, id, status, { actor, origin: 'o' })
  for (const id of ['closed', 'resumed']) await setBy(id, false, id)
  await setBy('resumed', true, 'resumed')
  await setBy('blocked', false, 'an admin')
  const left = async () => {
    const found = await Promise.all(names.map((id) => users.get(id)))
    return names.filter((_, at) => found[at])
  }

  await eraseClosed({ ...identity, now: () => Date.now() + closedAccountMs - 60_000 })
  expect(await left()).toEqual(names)
  await eraseClosed({ ...identity, now: () => Date.now() + closedAccountMs + 1 })
  expect(await left()).toEqual(['resumed', 'blocked', 'active'])
})
