import { amountFields } from '@semaforo/contracts'
import { personalKeyPrefix, session, stored, useStored } from '@semaforo/frontend-kit'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { type Draft, emptyDraft } from './draft.ts'

const StoredDraft = z.object({
  amounts: z.partialRecord(z.enum(amountFields), z.string()),
  months: z.int(),
})
export const parseDraft = (json: unknown) => StoredDraft.safeParse(json).data
const Drafts = z.record(z.string(), StoredDraft)

/** The drafts in this browser, by user id: they survive a reload and are removed when the session ends. */
const drafts = stored<Record<string, Draft>>(
  `${personalKeyPrefix}diagnostic-drafts`,
  (json) => Drafts.safeParse(json).data,
  {},
)

/**
 * What was typed when the server ended the session, for the same user: in memory alone, since whoever ends a session from
 * elsewhere may have lost the device.
 */
let left: { userId: string; draft: Draft } | undefined

export function useStoredDraft(userId: string): [draft: Draft, keep: (draft: Draft) => void] {
  const draft = useStored(drafts)[userId] ?? emptyDraft
  const typed = useRef(draft)
  // A field that is left because the session ended would write its amount after everything personal was removed.
  const keep = (next: Draft) => {
    if (session.read()?.user.id === userId) drafts.write({ ...drafts.read(), [userId]: next })
  }
  useEffect(() => {
    if (session.read()) typed.current = draft
  }, [draft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is another one with each render, and does the same
  useEffect(() => {
    if (left?.userId === userId && !drafts.read()[userId]) keep(left.draft)
    left = undefined
    return session.subscribe(() => {
      if (!session.read()) left = session.ended ? { userId, draft: typed.current } : undefined
    })
  }, [userId])
  return [draft, keep]
}
