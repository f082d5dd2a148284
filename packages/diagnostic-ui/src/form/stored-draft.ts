import { amountFields } from '@semaforo/contracts'
import * as z from 'zod/mini'

export const StoredDraft = z.object({
  amounts: z.partialRecord(z.enum(amountFields), z.string()),
  months: z.int(),
})
export const parseDraft = (json: unknown) => StoredDraft.safeParse(json).data
