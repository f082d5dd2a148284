import { event, type ReleaseMoved, releaseEvents } from '@semaforo/contracts'
import { backoffMs, type EventLog, pause, toCloudEvent, toRecord } from '@semaforo/platform'
import { type KnownFrontend, liveFrontends, savePublished, unpublishedMoves } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

/** How often the folder is looked at: teams may also publish into it past the gateway. */
const everyMs = 500
const backoff = { firstMs: 500, maxMs: 10_000 }

/**
 * Publishes each move in the folder of frontends to the log, until it is stopped: the record of who moved what.
 * After a crash, or when two gateways of the folder look at the same time, a move is published twice: consumers know
 * it by its revision.
 * @param checkpoints the folder of this log's checkpoints: beside the log if the log is a file, else beside the frontends
 */
export function publishMoves(options: {
  frontendsDir: string
  checkpoints: string
  events: EventLog
  log: Log
}): { stop(): Promise<void> } {
  const { frontendsDir, checkpoints, events } = options
  const log = options.log.child({ service: 'gateway' })
  const live = liveFrontends(frontendsDir, log)
  const stopping = new AbortController()

  let seen: readonly KnownFrontend[] | undefined

  async function publishNew(): Promise<void> {
    const found = await live()
    if (found === seen) return
    for (const known of found) {
      const moves = await unpublishedMoves(checkpoints, known)
      if (moves.length === 0) continue
      await events.publish(moves.map(asRecord))
      await savePublished(frontendsDir, checkpoints, known)
    }
    seen = found
  }

  async function publishing(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        await publishNew()
        failures = 0
      } catch (error) {
        failures += 1
        log.warn({ err: error, failures }, 'moves of releases wait for the log')
      }
      await pause(failures === 0 ? everyMs : backoffMs(failures, backoff), stopping.signal)
    }
  }

  const running = publishing()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

function asRecord(moved: ReleaseMoved) {
  const { topic, ...content } = event(releaseEvents[moved.what], moved)
  const origin = { service: 'gateway', subject: moved.frontend, sequence: moved.revision }
  return toRecord(topic, toCloudEvent({ topic, ...content }, origin))
}
