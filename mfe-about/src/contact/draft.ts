import { contactTopics } from '@semaforo/contracts'
import * as z from 'zod/mini'

const Draft = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  link: z.string(),
})

/** A message as it is being written; `id` names it for the server, however often it is sent. */
export type Draft = z.infer<typeof Draft>

/** Without an id, which a page that is rendered ahead must not draw. */
export const emptyDraft: Draft = { id: '', name: '', email: '', topic: 'question', message: '', link: '' }

const key = 'semaforo.contact-draft'
/** Whose draft it is: that of a guest may be taken up by whoever signs in, that of a user by nobody else. */
const Kept = z.object({ user: z.nullable(z.string()), draft: Draft })

/** The draft of this tab, since a computer may be shared; one of another user is forgotten. */
export function readDraft(user: string | undefined): Draft | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
    if (!kept || kept.user === null || kept.user === user) return kept?.draft
    sessionStorage.removeItem(key)
  } catch {
    // Storage is refused, or holds something else.
  }
  return undefined
}

/** Keeps a draft until it is sent; undefined forgets it. */
export function keepDraft(user: string | undefined, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify({ user: user ?? null, draft }))
    else sessionStorage.removeItem(key)
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}
