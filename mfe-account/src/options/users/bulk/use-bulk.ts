import { type ListedUser, updateUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useState } from 'react'
import { refreshUsersSoon } from '../use-users.ts'
import { changeEach, type Outcome } from './change-each.ts'
import type { Selection } from './use-selection.ts'

/** Which status the chosen users get, and those whom that changes. */
export type Plan = { status: boolean; users: ListedUser[] }
type Ended = Outcome<ListedUser> & { status: boolean }

/** Sets the status of the chosen users, after a question; who could not be changed stays chosen. */
export function useBulk(selection: Selection) {
  const [asked, setAsked] = useState<Plan>()
  const [tried, setTried] = useState<number>()
  const [ended, setEnded] = useState<Ended>()

  async function run({ status, users }: Plan) {
    if (tried !== undefined) return
    setEnded(undefined)
    setTried(0)
    const change = ({ id }: ListedUser) => request(updateUser, { params: { id }, body: { status } })
    const outcome = await changeEach(users, change, setTried)
    setTried(undefined)
    setAsked(undefined)
    setEnded({ ...outcome, status })
    selection.keep(outcome.failed.map(({ item }) => item))
    refreshUsersSoon()
  }

  return {
    asked,
    /** How many were tried of those that are being changed. */
    tried,
    ended,
    planFor: (status: boolean): Plan => ({
      status,
      users: selection.chosen.filter((user) => user.status !== status),
    }),
    ask: setAsked,
    cancel: () => tried === undefined && setAsked(undefined),
    run,
  }
}
export type Bulk = ReturnType<typeof useBulk>
