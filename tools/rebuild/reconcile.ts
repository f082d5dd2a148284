import { setTimeout as sleep } from 'node:timers/promises'
import { forGroup, type LogRecord, toCloudEvent, toRecord } from '@semaforo/platform'
import type { Correction, ReadModel } from './correction.ts'
import type { Sources } from './sources.ts'

/** Records per publish. */
const batch = 500

export type Reconciliation = {
  /** Reads the stores as they are now. */
  open(): Promise<Sources>
  publish(records: readonly LogRecord[]): Promise<void>
  generation: number
  say(line: string): void
  /** Between two looks: longer than an event is on its way. */
  pauseMs: number
  /** How many looks in a row may find nothing better before it gives up. */
  patience: number
}

/** The model's consumer does not handle what it is sent. */
export class Stuck extends Error {}

/**
 * Compares a read model with its sources, publishes what corrects it for its group alone, and looks again until no
 * difference stays from one look to the next. It may be ended at any time and begun again.
 * @returns how many entries were corrected
 * @throws {Stuck} when nothing gets better
 */
export async function reconcile(model: ReadModel, options: Reconciliation): Promise<number> {
  const { open, publish, generation, say, pauseMs, patience } = options
  const asked = new Map<string, string>()
  let before: ReadonlyMap<string, string> | undefined
  let fewest = Number.POSITIVE_INFINITY
  let idle = 0
  for (;;) {
    const snapshot = await open()
    const stages = await model.corrections(snapshot.aggregates, generation).finally(() => snapshot.close())
    const standing = firstStanding(stages, before)
    if (before && standing.length === 0) return new Set([...asked.keys()]).size
    const fresh = standing.filter((each) => asked.get(keyOf(each)) !== each.mark)
    for (const each of fresh) asked.set(keyOf(each), each.mark)
    for (let at = 0; at < fresh.length; at += batch)
      await publish(fresh.slice(at, at + batch).map((each) => recordOf(model, each)))
    if (fresh.length > 0) say(`${model.service} ${model.model}: ${fresh.length} entradas enviadas`)
    idle = fresh.length > 0 || standing.length < fewest ? 0 : idle + 1
    if (idle > patience) throw new Stuck()
    fewest = fresh.length > 0 ? Number.POSITIVE_INFINITY : Math.min(fewest, standing.length)
    before = new Map(stages.flat().map((each) => [keyOf(each), each.mark]))
    await sleep(pauseMs)
  }
}

const keyOf = ({ kind, id }: Correction) => `${kind.type} ${id}`

/** The corrections of the first stage that the previous comparison also found. */
function firstStanding(
  stages: readonly (readonly Correction[])[],
  before: ReadonlyMap<string, string> | undefined,
): readonly Correction[] {
  const standing = stages.map((stage) => stage.filter((each) => before?.get(keyOf(each)) === each.mark))
  return standing.find((stage) => stage.length > 0) ?? []
}

/** The event of a correction, for the group of the model alone. */
function recordOf({ group }: ReadModel, { kind, subject, sequence, data }: Correction): LogRecord {
  const service = kind.topic.slice(0, kind.topic.indexOf('.'))
  return forGroup(
    group,
    toRecord(kind.topic, toCloudEvent({ ...kind, data }, { service, subject, sequence })),
  )
}
