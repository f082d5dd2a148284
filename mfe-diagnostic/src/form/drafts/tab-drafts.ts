import { unnamedBusiness } from '@semaforo/contracts'
import { type Draft, StoredDraft } from '@semaforo/diagnostic-ui'
import { personalKeyPrefix } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { TabDraft, TabDrafts } from './found-draft.ts'

const StoredTabDraft = z.object({ draft: StoredDraft, at: z.number() })

const prefix = `${personalKeyPrefix}diagnostic-draft.`

/** Whose a draft is: a person's, and a business's where it is not «Mi negocio». */
export const ownerOf = (userId: string, business: string = unnamedBusiness) =>
  business === unnamedBusiness ? userId : `${userId}@${business}`

/** Each draft has a key of its own, so that no tab overwrites another one's. Signing out removes them all. */
export const keyOf = (owner: string, tab: string) => `${prefix}${owner}.${tab}`

/** The drafts of an owner in this browser. */
export function readDrafts(owner: string): TabDrafts {
  const start = keyOf(owner, '')
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

export function writeDraft(owner: string, tab: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(owner, tab), JSON.stringify({ draft, at: Date.now() } satisfies TabDraft))
  } catch {
    // Where storage is refused or full the draft lasts as long as the page.
  }
}

export function removeDraft(owner: string, tab: string): void {
  localStorage.removeItem(keyOf(owner, tab))
}
