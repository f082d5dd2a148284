import { isDeepStrictEqual } from 'node:util'
import { userDeleted, userUpdated } from '@semaforo/contracts'
import { type DirectoryEntry, entriesOf } from '@semaforo/identity/directory'
import { type UserState, userFacts } from '@semaforo/identity/user'
import { type Correction, correction, type ReadModel, statesOf } from './correction.ts'

type Entries = Map<string, DirectoryEntry>

/** The keys by which an admin finds users. Its consumer reads the user itself: an event only names one. */
export const directory: ReadModel = {
  service: 'identity',
  model: 'directory',
  group: 'identity-directory',
  async corrections(read) {
    const users = await statesOf<UserState>(read, { service: 'identity', store: 'user' })
    const found = await statesOf<DirectoryEntry>(read, { service: 'identity', store: 'directory' })
    const entries = Map.groupBy(found, ([, { state }]) => state.user)
    const entriesFor = (id: string): Entries =>
      new Map((entries.get(id) ?? []).map(([entry, { state }]) => [entry, state]))
    const differing = [...users].flatMap(([id, { version, state }]): Correction[] => {
      const known = entriesFor(id)
      if (isDeepStrictEqual(known, entriesOf(id, state))) return []
      const mark = `${version} ${JSON.stringify([...known])}`
      return [
        correction(userUpdated, { id, mark, subject: id, sequence: version, data: userFacts(id, state) }),
      ]
    })
    const withoutSource = [...entries.keys()]
      .filter((id) => !users.has(id))
      .map((id) => {
        const data = { id, role: 'user' as const, status: false, epoch: 1 }
        return correction(userDeleted, { id, mark: 'gone', subject: id, sequence: 1, data })
      })
    return [[...differing, ...withoutSource]]
  },
}
