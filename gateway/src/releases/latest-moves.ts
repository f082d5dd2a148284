import { CloudEvent, type ReleaseMoved as Moved, releaseEvents } from '@semaforo/contracts'
import type { LogReader } from '@semaforo/platform'

const { topic, data: ReleaseMoved } = releaseEvents.publish

/** Each frontend's last move in the log. If two moves have the same revision, the earlier one wins, as in `follow`. */
export async function latestMoves(log: LogReader): Promise<ReadonlyMap<string, Moved>> {
  const latest = new Map<string, Moved>()
  await log.read(topic, ({ value }) => {
    const event = CloudEvent.safeParse(parsed(value)).data
    const { data: move } = ReleaseMoved.safeParse(event?.data)
    if (move && move.revision > (latest.get(move.frontend)?.revision ?? 0)) latest.set(move.frontend, move)
  })
  return latest
}

/** What cannot be parsed is for the consumer to report. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
