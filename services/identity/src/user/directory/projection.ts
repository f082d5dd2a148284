import {
  userDeactivated,
  userDeleted,
  userReactivated,
  userRegistered,
  userRoleChanged,
  userUpdated,
} from '@semaforo/contracts'
import { on, type Subscriber } from '@semaforo/platform'
import type { DirectoryStore, UserStore } from '../../stores.ts'
import { entriesOf } from './entries.ts'

const kinds = [
  userRegistered,
  userUpdated,
  userRoleChanged,
  userDeactivated,
  userReactivated,
  userDeleted,
] as const

/**
 * Projects users into the search directory. The current user is read for each event, so that redelivered or
 * late events are harmless.
 */
export function projectUsers(users: UserStore, directory: DirectoryStore): Subscriber[] {
  return kinds.map((kind) =>
    on(kind, async ({ data: { id } }) => {
      const user = await users.get(id)
      const wanted = user ? entriesOf(id, user.state) : new Map()
      const { items } = await directory.query('user', { equals: [id], limit: 100 })
      for (const { id: entry } of items) {
        if (!wanted.has(entry)) await directory.update(entry, () => [null, []])
      }
      for (const [entry, state] of wanted) await directory.update(entry, () => [state, []])
    }),
  )
}
