import type { UserStore } from '../stores.ts'
import { sendDue } from '../user/decisions.ts'
import { daysAfter, longestWaitDays, pulseDay } from './calendar.ts'

const batch = 100
/** Mails requested by one sweep at most; the others wait for the next. */
const mostPerSweep = 5_000

/** Requests the monthly mails that are due, of any number of instances one. @param now milliseconds */
export async function sweepPulses(users: UserStore, now: number, stopping?: AbortSignal): Promise<void> {
  const today = pulseDay(now)
  const send = async (found: readonly { id: string }[]) => {
    if (stopping?.aborted) return 0
    for (const { id } of found) await users.update(id, (state) => sendDue(id, state, today))
    return found.length
  }
  const due = { before: daysAfter(today, 1), limit: batch }
  for (let handled = 0, found = batch; found === batch && handled < mostPerSweep; handled += found)
    found = await send((await users.query('pulse', due)).items)
  await send(
    (await users.query('pulse', { from: daysAfter(today, longestWaitDays + 1), limit: batch })).items,
  )
}
