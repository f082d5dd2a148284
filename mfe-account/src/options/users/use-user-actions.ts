import { deleteUser, type ListedUser, updateUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useRef, useState } from 'react'
import { documentedSentence, type Failure } from '../../form/failure.ts'
import { texts } from './texts.ts'
import { refreshUsersSoon } from './use-users.ts'

/** An admin's actions on users, one at a time, with the outcome of the last one. */
export function useUserActions() {
  const [busyWith, setBusyWith] = useState<string>()
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [removing, setRemoving] = useState<ListedUser>()
  const acting = useRef(false)

  async function act(id: string, words: { done: string; failed: string }, call: () => Promise<unknown>) {
    if (acting.current) return
    acting.current = true
    setBusyWith(id)
    setDone(undefined)
    setFailure(undefined)
    try {
      await call()
      setDone(words.done)
      setRemoving(undefined)
      refreshUsersSoon()
    } catch (error) {
      setFailure(documentedSentence(error, words.failed))
    } finally {
      acting.current = false
      setBusyWith(undefined)
    }
  }

  return {
    busyWith,
    done,
    /** The failure to show in the page; that of an action in the dialog is shown there. */
    failure: removing ? undefined : failure,
    changeRole: ({ id, role }: ListedUser) =>
      act(id, { done: texts.roleDone, failed: texts.roleFailed }, () =>
        request(updateUser, { params: { id }, body: { role: role === 'admin' ? 'user' : 'admin' } }),
      ),
    changeStatus: ({ id, status }: ListedUser) =>
      act(id, { done: texts.statusDone, failed: texts.statusFailed }, () =>
        request(updateUser, { params: { id }, body: { status: !status } }),
      ),
    removal: {
      of: removing,
      failure: removing ? failure : undefined,
      ask: (user: ListedUser) => {
        setFailure(undefined)
        setRemoving(user)
      },
      cancel: () => {
        setFailure(undefined)
        setRemoving(undefined)
      },
      confirm: ({ id }: ListedUser) =>
        act(id, { done: texts.removeDone, failed: texts.removeFailed }, () =>
          request(deleteUser, { params: { id } }),
        ),
    },
  }
}
export type UserActions = ReturnType<typeof useUserActions>
