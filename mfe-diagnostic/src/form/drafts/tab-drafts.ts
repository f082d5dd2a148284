import { type Draft, StoredDraft } from '@semaforo/diagnostic-ui'
import { personalKeyPrefix } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { TabDraft, TabDrafts } from './found-draft.ts'

const StoredTabDraft = z.object({ draft: StoredDraft, at: z.number() })

const prefix = `${personalKeyPrefix}diagnostic-draft.`

/** Each draft has a key of its own, so that no tab overwrites another one's. Signing out removes them all. */
export const keyOf = (userId: string, tab: string) => `${prefix}${userId}.${tab}`

/** The user's drafts in this browser. */
export function readDrafts(userId: string): TabDrafts {
  const start = keyOf(userId, '')
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start))
    return Object.fromEntries(
      keys.flatMap((key) => {
        const { data } = StoredTabDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        return data ? [[key.slice(start.length), data]] : []
      }),
    )
  } catch {
    return {}
  }
}

export function writeDraft(userId: string, tab: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(userId, tab), JSON.stringify({ draft, at: Date.now() } satisfies TabDraft))
  } catch {
    // Where storage is refused or full the draft lasts as long as the page.
  }
}

export function removeDraft(userId: string, tab: string): void {
  localStorage.removeItem(keyOf(userId, tab))
}
