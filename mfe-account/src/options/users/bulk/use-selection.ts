import type { ListedUser } from '@semaforo/contracts'
import { useState } from 'react'

/** The users that an admin has chosen, also on other pages of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedUser>>(new Map())
  return {
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    toggle(user: ListedUser) {
      const next = new Map(chosen)
      if (!next.delete(user.id)) next.set(user.id, user)
      setChosen(next)
    },
    add: (users: readonly ListedUser[]) =>
      setChosen(new Map([...chosen, ...users.map((user) => [user.id, user] as const)])),
    keep: (users: readonly ListedUser[]) => setChosen(new Map(users.map((user) => [user.id, user]))),
  }
}
export type Selection = ReturnType<typeof useSelection>
