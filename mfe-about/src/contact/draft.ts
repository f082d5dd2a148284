import { contactTopics } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
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

/** Without an id, which a page that is prerendered must not draw. */
export const emptyDraft: Draft = { id: '', name: '', email: '', topic: 'question', message: '', link: '' }

const key = 'semaforo.contact-draft'
/** Whose draft it is: that of a guest may be taken up by whoever signs in, that of a user by nobody else. */
const Kept = z.object({ user: z.nullable(z.string()), draft: Draft })

/**
 * The draft of a user whose session the server ended: in memory alone, since whoever ends a session from elsewhere may
 * have lost the device.
 */
let withheld: z.infer<typeof Kept> | undefined

/** Whether a message waits for its user to sign in again. */
export const isMessageWithheld = (): boolean => Boolean(withheld?.draft.message)

/** The draft of this tab, since a computer may be shared; one of another user is forgotten. */
export function readDraft(): Draft | undefined {
  const user = userId()
  const hasEnded = user === undefined && session.ended
  if (!hasEnded) {
    if (withheld && withheld.user === user) keepDraft(withheld.draft)
    withheld = undefined
  }
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
    if (!kept || kept.user === null || kept.user === user) return kept?.draft
    if (hasEnded) withheld = kept
    sessionStorage.removeItem(key)
  } catch {
    // Storage is refused, or holds something else.
  }
  return undefined
}

/** Keeps a draft until it is sent; undefined forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify({ user: userId() ?? null, draft }))
    else sessionStorage.removeItem(key)
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}

/** Of the session itself: a prerendered page begins as that of a guest. */
const userId = () => session.read()?.user.id
