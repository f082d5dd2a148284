import { Figures } from '@semaforo/contracts'
import * as z from 'zod/mini'
import { handedOverKey } from './keep-handed-over.ts'

const longestMs = 30 * 60_000

const HandedOver = z.object({
  figures: Figures,
  partner: z.optional(z.string().check(z.maxLength(80))),
  at: z.number(),
})
/** Figures that somebody wants to keep: typed in a partner's page, with its name, or in ours without an account. */
export type HandedOver = Pick<z.infer<typeof HandedOver>, 'figures' | 'partner'>

/** What was kept in the last half hour, once: it is removed. */
export function takeHandedOver(): HandedOver | undefined {
  try {
    const { data } = HandedOver.safeParse(JSON.parse(sessionStorage.getItem(handedOverKey) ?? 'null'))
    sessionStorage.removeItem(handedOverKey)
    return data && Math.abs(Date.now() - data.at) <= longestMs ? data : undefined
  } catch {
    return undefined
  }
}
