import type { GroupEntry, RecordEntry } from '../archive/entry.ts'
import { CopyRefusal } from '../archive/refusal.ts'
import type { ConnectedLog } from '../parts.ts'
import type { LogRecord } from '../ports/event-log.ts'
import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './connection.ts'
import { onceLoaded } from './once-loaded.ts'
import { readTopic } from './read-topic.ts'
import { placeOf } from './records.ts'

/** Says which record of which copy this is, so that a repeat knows what arrived. */
const copiedHeader = 'copied'
const batchSize = 500

/** The place of a record of this copy in the log that it comes from. */
const placeIn = (copy: string, header: string | undefined): number | undefined => {
  const [id, at] = header?.split(':') ?? []
  return id === copy ? Number(at) : undefined
}

/**
 * Publishes the records of a copy that did not arrive yet, then sets the groups to where they were.
 * @param mayHoldSome whether this copy was begun before
 */
export async function createCopiedLog(
  connection: KafkaConnection,
  log: ConnectedLog,
  { copy, topics, mayHoldSome }: { copy: string; topics: readonly string[]; mayHoldSome: boolean },
) {
  const arrived = new Set<string>()
  const groups: GroupEntry[] = []
  let batch: LogRecord[] = []
  for (const [topic, records] of await recordsByTopic(connection, topics)) {
    if (records === 0) continue
    if (!mayHoldSome) throw notEmpty(topic)
    await readTopic(connection, topic, ({ headers }) => {
      if (placeIn(copy, headers[copiedHeader]) === undefined) throw notEmpty(topic)
      arrived.add(`${topic} ${headers[copiedHeader]}`)
    })
  }

  async function flush(): Promise<void> {
    const records = batch
    batch = []
    if (records.length > 0) await log.publish(records)
  }

  return {
    group: (entry: GroupEntry) => void groups.push(entry),
    async record({ topic, at, key, value, headers }: RecordEntry): Promise<void> {
      const place = `${copy}:${at}`
      if (arrived.has(`${topic} ${place}`)) return
      if (batch.push({ topic, key, value, headers: { ...headers, [copiedHeader]: place } }) >= batchSize)
        await flush()
    },
    /** Writes what waits, sets the groups, and counts the records by topic. */
    async counts(): Promise<Map<string, number>> {
      await flush()
      const ofTopics = Map.groupBy(groups, ({ topic }) => topic)
      const offsets = await Promise.all(
        [...ofTopics].map(([topic, ofTopic]) => offsetsIn(connection, topic, ofTopic, copy)),
      )
      await setOffsets(connection, offsets.flat())
      const records = await recordsByTopic(connection, topics)
      return new Map([...records].map(([topic, count]) => [`log ${topic}`, count]))
    },
  }
}

type GroupOffset = { group: string; topic: string; partitions: { partition: number; offset: string }[] }

/** For each group the first record of each partition that it has not handled, or the partition's end. */
async function offsetsIn(
  connection: KafkaConnection,
  topic: string,
  groups: readonly GroupEntry[],
  copy: string,
): Promise<GroupOffset[]> {
  const ends = await withAdmin(connection, (admin) => admin.fetchTopicOffsets(topic))
  const next = groups.map((entry) => ({
    entry,
    offsets: new Map(ends.map(({ partition, high }) => [partition, Number(high)])),
  }))
  await readTopic(connection, topic, ({ position, headers }) => {
    const { partition, offset } = placeOf(position)
    const place = placeIn(copy, headers[copiedHeader])
    for (const { entry, offsets } of next) {
      if (place !== undefined && place <= entry.handled) continue
      offsets.set(partition, Math.min(offset, offsets.get(partition) ?? offset))
    }
  })
  return next.map(({ entry: { group }, offsets }) => ({
    group,
    topic,
    partitions: [...offsets].map(([partition, offset]) => ({ partition, offset: String(offset) })),
  }))
}

/** Each group commits as a member would, which takes seconds: groups beside each other, topics of one in turn. */
async function setOffsets(connection: KafkaConnection, offsets: readonly GroupOffset[]): Promise<void> {
  const ofGroups = Map.groupBy(offsets, ({ group }) => group)
  await Promise.all(
    [...ofGroups].map(([groupId, ofGroup]) =>
      withAdmin(
        connection,
        async (admin) => {
          for (const { topic, partitions } of ofGroup)
            await onceLoaded(() => admin.setOffsets({ groupId, topic, partitions }))
        },
        120_000,
      ),
    ),
  )
}

async function recordsByTopic(
  connection: KafkaConnection,
  topics: readonly string[],
): Promise<Map<string, number>> {
  return withAdmin(connection, async (admin) => {
    const records = new Map<string, number>()
    for (const topic of topics) {
      const partitions = await admin.fetchTopicOffsets(topic)
      records.set(
        topic,
        partitions.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0),
      )
    }
    return records
  })
}

const notEmpty = (topic: string) =>
  new CopyRefusal(
    `Kafka ya tiene eventos de otros en ${topic}: elige otro Kafka, o borra sus temas y créalos con npm run topics.`,
  )
