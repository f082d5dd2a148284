import { NewRecord } from '@semaforo/contracts'
import { session, waitingKeyPrefix } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

/** The shell loads a frontend for which something waits under its name, once there is a connection. */
const prefixOf = (userId: string) => `${waitingKeyPrefix(userId)}outbox.diagnostic.`
const keyOf = ({ user_id, id }: NewRecord) => prefixOf(user_id) + id

const Waiting = z.object({
  record: NewRecord,
  /** When it was calculated (ISO 8601), by this device's clock. */
  at: z.string(),
  /** Why the site did not take it, as a sentence for the person. */
  refusal: z.optional(z.string()),
  refusalCode: z.optional(z.string()),
})
/** A diagnostic that was calculated without a connection. */
export type Waiting = z.infer<typeof Waiting>

const listeners = new Set<() => void>()
let snapshot: { text: string; waiting: readonly Waiting[] } = { text: '', waiting: [] }

/**
 * The user's diagnostics that wait in this browser, oldest first. Each has a key of its own, so that no tab overwrites
 * what another one keeps. Another user of the browser reads none of them.
 */
export const outbox = {
  empty: [] as readonly Waiting[],
  /** The same list until it changes. */
  read(): readonly Waiting[] {
    const texts = storedTexts()
    const text = texts.join('\n')
    if (text !== snapshot.text) {
      const waiting = texts.flatMap(parsed).sort((one, other) => one.at.localeCompare(other.at))
      snapshot = { text, waiting }
    }
    return snapshot.waiting
  },
  /** What waits under an id. */
  waitingAs: (id: string | undefined) => outbox.read().find(({ record }) => record.id === id),
  /** @returns whether it is stored: storage may be full or refused */
  keep(waiting: Waiting): boolean {
    try {
      localStorage.setItem(keyOf(waiting.record), JSON.stringify(waiting))
    } catch {
      return false
    }
    changed()
    return true
  },
  remove({ record }: Waiting): void {
    localStorage.removeItem(keyOf(record))
    changed()
  },
  subscribe(listener: () => void): () => void {
    const ofOtherTabs = ({ key }: StorageEvent) => {
      if (key === null || key.includes('.outbox.diagnostic.')) listener()
    }
    const stop = session.subscribe(listener)
    listeners.add(listener)
    addEventListener('storage', ofOtherTabs)
    return () => {
      stop()
      listeners.delete(listener)
      removeEventListener('storage', ofOtherTabs)
    }
  },
}

function changed(): void {
  for (const listener of listeners) listener()
}

function storedTexts(): string[] {
  const userId = session.read()?.user.id
  if (userId === undefined) return []
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    return keys.sort().map((key) => localStorage.getItem(key) ?? '')
  } catch {
    return []
  }
}

function parsed(text: string): Waiting[] {
  try {
    const { data } = Waiting.safeParse(JSON.parse(text))
    return data ? [data] : []
  } catch {
    return []
  }
}
