import type { Versioned } from '@semaforo/service-kit'
import type { QueuedMail } from './queued-mail.ts'

/** How often an attempt says that it goes on. */
export const beatMs = 500
/** An attempt that said nothing for that long has ended with its process. */
export const silentMs = 3 * beatMs

type Found = Versioned<QueuedMail>
/** How far the attempts of others were when they were seen to go on, and when that was. */
export type Seen = ReadonlyMap<string, { attempt: number; beat: number; at: number }>

/**
 * The mails that may be taken: nobody is at them, or the attempt is silent. What counts is what was seen and
 * `clock`, in milliseconds, which only goes forward: neither a jump of this machine's time nor another time on
 * another machine makes an attempt look dead that lives, or keeps the mail of a dead one.
 */
export function watch(seen: Seen, found: readonly Found[], clock: number): { free: Found[]; seen: Seen } {
  const now: Map<string, { attempt: number; beat: number; at: number }> = new Map()
  const free = found.filter(({ id, state: { attempts: attempt, beat } }) => {
    if (beat === undefined) return true
    const before = seen.get(id)
    const at = before?.attempt === attempt && before.beat === beat ? before.at : clock
    now.set(id, { attempt, beat, at })
    return clock - at >= silentMs
  })
  return { free, seen: now }
}
