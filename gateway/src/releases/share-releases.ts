import { event, type ReleaseMoved, releaseEvents } from '@semaforo/contracts'
import {
  backoffMs,
  consume,
  type EventLog,
  type LogReader,
  on,
  PermanentFailure,
  pause,
  type Retries,
  toCloudEvent,
  toRecord,
} from '@semaforo/platform'
import {
  consumerIdOf,
  follow,
  type KnownFrontend,
  liveFrontends,
  Refusal,
  type RefusalCode,
  unpublishedMoves,
} from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'
import { latestMoves } from './latest-moves.ts'
import { originAt } from './origin.ts'

/** How often a folder is looked at: teams may also publish into it past the gateway. */
const everyMs = 500
const backoff = { firstMs: 500, maxMs: 10_000 }
/** Longer than the gateway that has a release takes to start again. */
const retries: Retries = { attempts: 8, firstMs: 200, maxMs: 10_000 }

/**
 * Publishes each move in a folder of frontends to the log, and follows those of other folders, until it is stopped.
 * After a crash between the log and its checkpoint a move is published again: consumers know it by its revision.
 * @param checkpoints the folder of those of this log: with the log where that is a file, else with the frontends
 * @param from the address where other gateways fetch the releases of this one
 */
export function shareReleases(options: {
  frontendsDir: string
  checkpoints: string
  events: EventLog & LogReader
  from: string
  log: Log
}): { stop(): Promise<void> } {
  const { frontendsDir, checkpoints, events, from } = options
  const log = options.log.child({ service: 'gateway' })
  const live = liveFrontends(frontendsDir, log)
  const folders = { dir: frontendsDir, checkpoints }
  const stopping = new AbortController()
  const written = new Map<string, number>()

  async function publishMoves({ name, registry }: KnownFrontend): Promise<void> {
    const moves = await unpublishedMoves(folders, name, written.get(name) ?? 0, from)
    if (moves.length > 0) await events.publish(moves.map(asRecord))
    written.set(name, moves.at(-1)?.revision ?? registry.revision)
  }

  async function publishing(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        for (const each of await live()) {
          if (written.get(each.name) !== each.registry.revision) await publishMoves(each)
        }
        failures = 0
      } catch (error) {
        failures += 1
        log.warn({ err: error, failures }, 'moves of releases wait for the log')
      }
      await pause(failures === 0 ? everyMs : backoffMs(failures, backoff), stopping.signal)
    }
  }

  async function following() {
    const group = `gateway-releases-${await consumerIdOf(checkpoints)}`
    const latest = await latestMoves(events)
    const followOne = (moved: ReleaseMoved) => follow(folders, moved, originAt(moved.from))
    const followLatest = async (moved: ReleaseMoved) => {
      // A later move says all that this one does, and this one's gateway may be long gone.
      if (moved.revision < (latest.get(moved.frontend)?.revision ?? 0)) return
      await followOne(moved).catch(asFailure)
    }
    // What was refused when it came may be right by now: a newer page comes with a start.
    const refused = (error: unknown) =>
      log.warn({ err: error }, 'a release of another gateway is not followed')
    await Promise.all([...latest.values()].map((moved) => followOne(moved).catch(refused)))
    const kinds = Object.values(releaseEvents)
    const subscribers = kinds.map((kind) => on(kind, ({ data }) => followLatest(data)))
    return consume(events, { group, on: subscribers, retries, logger: log })
  }

  const running = publishing()
  const subscription = following().catch((error: unknown) => {
    log.error({ err: error }, 'the releases of other gateways are not followed')
    return undefined
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all([running, subscription.then((it) => it?.stop())])
    },
  }
}

const permanent: readonly RefusalCode[] = [
  ...(['unknown-key', 'foreign-key', 'bad-signature', 'bad-manifest'] as const),
  ...(['no-shell', 'newer-than-shell', 'missing-export'] as const),
]

function asFailure(error: unknown): never {
  if (error instanceof Refusal && permanent.includes(error.code))
    throw new PermanentFailure(error.message, { cause: error })
  throw error
}

function asRecord(moved: ReleaseMoved) {
  const { topic, ...content } = event(releaseEvents[moved.what], moved)
  const origin = { service: 'gateway', subject: moved.frontend, sequence: moved.revision }
  return toRecord(topic, toCloudEvent({ topic, ...content }, origin))
}
