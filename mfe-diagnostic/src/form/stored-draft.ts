import { amountFields } from '@semaforo/contracts'
import { personalKeyPrefix, stored, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { type Draft, emptyDraft } from './draft.ts'

export const StoredDraft = z.object({
  amounts: z.partialRecord(z.enum(amountFields), z.string()),
  months: z.int(),
})
const Drafts = z.record(z.string(), StoredDraft)

/** The drafts in this browser, by user id: they survive a reload and are removed when the session ends. */
const drafts = stored<Record<string, Draft>>(
  `${personalKeyPrefix}diagnostic-drafts`,
  (json) => Drafts.safeParse(json).data,
  {},
)

export function useStoredDraft(userId: string): [draft: Draft, keep: (draft: Draft) => void] {
  const draft = useStored(drafts)[userId] ?? emptyDraft
  return [draft, (next) => drafts.write({ ...drafts.read(), [userId]: next })]
}
