import { User } from '@semaforo/contracts'
import * as z from 'zod/mini'
import { stored, useStored } from '../storage/stored.ts'
import { removeStored } from '../storage/stored-text.ts'
import { forgetSessionHint } from './hint.ts'

export type Session = { user: User; token: string }

/** The documented form: user and token under a key each. */
const user = stored<User | null>('semaforo.user', (json) => User.safeParse(json).data, null)
const token = stored<string | null>('semaforo.token', (json) => z.string().safeParse(json).data, null)
/** In storage, so that every tab knows why its session is gone. */
const ended = stored('semaforo.session-ended', (json) => json === true || undefined, false)

/**
 * Key prefix of a user's work that waits for the server. It stays where the server ended the session, until its owner
 * signs in again here; signing out removes it.
 */
export const waitingKeyPrefix = (userId: string) => `semaforo.waiting.${userId}.`

let current: Session | null = null

/** The session of this browser, or null for a guest; the same object until it changes. */
function readSession(): Session | null {
  const [nextUser, nextToken] = [user.read(), token.read()]
  if (!nextUser || !nextToken) current = null
  else if (current?.user !== nextUser || current.token !== nextToken)
    current = { user: nextUser, token: nextToken }
  return current
}

export const session = {
  read: readSession,
  empty: null,
  /** Whether it ended because the server had ended it: nobody asked for it in this browser. */
  get ended(): boolean {
    return ended.read()
  },
  write(next: Session | null, endedByServer = false): void {
    // First: other tabs ask for it when they hear that user and token are gone.
    if (ended.read() !== endedByServer) ended.write(endedByServer)
    const last = user.read()
    user.write(next?.user ?? null)
    token.write(next?.token ?? null)
    if (!next) forgetSessionHint()
    if (last && !next && !endedByServer) removeStored(waitingKeyPrefix(last.id))
  },
  subscribe(listener: () => void): () => void {
    const stops = [user.subscribe(listener), token.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

export function useSession(): Session | null {
  return useStored(session)
}
