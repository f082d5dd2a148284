import { deleteUser, endSessionsOfUser, type ListedUser, updateUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useRef, useState } from 'react'
import { documentedSentence, doneIf, type Failure } from '../../form/failure.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { refreshUsersSoon } from './use-users.ts'
import { texts } from './users.texts.ts'

/** What an action led to, and how it is taken back. */
type Done = { text: string; undo?: { of: string; run: () => void } }
type Change = Pick<ListedUser, 'role'> | Pick<ListedUser, 'status'>
/** What a user is by an action; null where the user is gone. */
type Outcome = Partial<ListedUser> | null
type Words = { done: string; failed: string }
/** An action that asks first. */
type Question = { what: 'remove' | 'makeAdmin' | 'endSessions'; of: ListedUser }

const roleWords = { done: texts.roleDone, failed: texts.roleFailed }
const statusWords = { done: texts.statusDone, failed: texts.statusFailed }

/** An admin's actions on users, one at a time, with the outcome of the last one. */
export function useUserActions(selection: Selection<ListedUser>) {
  const [busyWith, setBusyWith] = useState<string>()
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<Failure>()
  const [retry, setRetry] = useState<() => void>()
  const [asked, setAsked] = useState<Question>()
  const acting = useRef(false)

  async function act(id: string, words: Words, call: () => Promise<Outcome>, undo?: Done['undo']) {
    if (acting.current) return
    setRetry(undefined)
    acting.current = true
    setBusyWith(id)
    setDone(undefined)
    setFailure(undefined)
    try {
      selection.update(id, await call())
      setDone({ text: words.done, ...(undo && { undo }) })
      setAsked(undefined)
    } catch (error) {
      setFailure(documentedSentence(error, words.failed))
      // Only an undo gets a retry button here: its own button is removed with its notice. A row action is retried with
      // the row's button.
      if (!undo) setRetry(() => () => void act(id, words, call))
    } finally {
      acting.current = false
      setBusyWith(undefined)
      // After a failure too: the answer alone may have been lost.
      refreshUsersSoon()
    }
  }

  /** @param before what it was, which a press brings back */
  function change(user: ListedUser, words: Words, now: Change, before?: Change) {
    const of = `${user.firstName} ${user.lastName}`
    const undo = before && { of, run: () => void change(user, words, before) }
    const call = async () => {
      await request(updateUser, { params: { id: user.id }, body: now })
      return 'status' in now ? { ...now, closedByOwner: false } : now
    }
    return act(user.id, words, call, undo)
  }

  const remove = ({ id }: ListedUser) =>
    act(id, { done: texts.removeDone, failed: texts.removeFailed }, async () => {
      // Erased by another admin meanwhile, or by a press whose answer was lost.
      await request(deleteUser, { params: { id } }).catch(doneIf('user-not-found'))
      return null
    })
  const endSessions = ({ id }: ListedUser) =>
    act(id, { done: texts.endSessionsDone, failed: texts.endSessionsFailed }, async () => {
      await request(endSessionsOfUser, { params: { id } })
      return {}
    })
  const changeRole = (user: ListedUser, role: ListedUser['role']) =>
    change(user, roleWords, { role }, { role: user.role })

  return {
    busyWith,
    done,
    /** The failure to show in the page; that of an action in the dialog is shown there. */
    failure: asked ? undefined : failure,
    retry,
    makeUser: (user: ListedUser) => changeRole(user, 'user'),
    changeStatus: (user: ListedUser) => {
      const { status, closedByOwner } = user
      // What its owner closed would come back as one that an admin blocked.
      return change(user, statusWords, { status: !status }, closedByOwner ? undefined : { status })
    },
    block: (user: ListedUser) => change(user, statusWords, { status: false }),
    ask: (what: Question['what'], of: ListedUser) => {
      if (acting.current) return
      setFailure(undefined)
      setAsked({ what, of })
    },
    question: {
      asked,
      failure: asked ? failure : undefined,
      cancel: () => {
        setFailure(undefined)
        setAsked(undefined)
      },
      confirm: ({ what, of }: Question) =>
        ({ remove, endSessions, makeAdmin: () => changeRole(of, 'admin') })[what](of),
    },
  }
}
export type UserActions = ReturnType<typeof useUserActions>
