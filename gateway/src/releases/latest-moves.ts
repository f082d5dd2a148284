import { CloudEvent, releaseEvents } from '@semaforo/contracts'
import type { LogReader } from '@semaforo/platform'

const { topic, data: ReleaseMoved } = releaseEvents.publish

/** The revision of the last move of each frontend that the log holds now. */
export async function latestMoves(log: LogReader): Promise<ReadonlyMap<string, number>> {
  const latest = new Map<string, number>()
  await log.read(topic, ({ value }) => {
    const event = CloudEvent.safeParse(parsed(value)).data
    const { data: move } = ReleaseMoved.safeParse(event?.data)
    if (move) latest.set(move.frontend, Math.max(move.revision, latest.get(move.frontend) ?? 0))
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
