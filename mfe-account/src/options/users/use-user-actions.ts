import { deleteUser, type ListedUser, updateUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useRef, useState } from 'react'
import { documentedSentence, type Failure } from '../../form/failure.ts'
import { texts } from './texts.ts'
import { refreshUsersSoon } from './use-users.ts'

/** What an admin does with a user, one thing at a time, and how the last one went. */
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
    /** Why the last thing was not done; one that was asked for in the dialog is said there. */
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
