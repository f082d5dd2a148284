import type { GroupEntry, RecordEntry } from '../archive/entry.ts'
import { replayedPositions } from '../archive/waiting-letters.ts'
import { isDeadLetterTopic } from '../events/dead-letter.ts'
import type { PositionedRecord } from '../ports/event-log.ts'
import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './connection.ts'
import { readTopic } from './read-topic.ts'
import { placeOf } from './records.ts'

/** A cluster may have many groups, each of which is one request, and so is each topic. */
const adminTimeoutMs = 60_000

/** How far the groups are in topics. */
export function archivedGroups(
  connection: KafkaConnection,
  topics: readonly string[],
): Promise<GroupEntry[]> {
  return withAdmin(
    connection,
    async (admin) => {
      const { groups } = await admin.listGroups()
      const entries: GroupEntry[] = []
      for (const { groupId: group } of groups) {
        for (const { topic, partitions } of await admin.fetchOffsets({
          groupId: group,
          topics: [...topics],
        })) {
          const next = partitions.map(({ partition, offset }) => [partition, Number(offset)] as const)
          const handled = next.filter(([, offset]) => offset > 0).map(([lane, offset]) => [lane, offset - 1])
          if (handled.length > 0)
            entries.push({ kind: 'group', group, topic, handled: Object.fromEntries(handled) })
        }
      }
      return entries
    },
    adminTimeoutMs,
  )
}

/** The offset behind the last record of each partition, by topic. */
export function endsOf(
  connection: KafkaConnection,
  topics: readonly string[],
): Promise<Map<string, Record<number, number>>> {
  return withAdmin(
    connection,
    async (admin) => {
      const ends = new Map<string, Record<number, number>>()
      for (const topic of topics) {
        const partitions = await admin.fetchTopicOffsets(topic)
        ends.set(
          topic,
          Object.fromEntries(partitions.map(({ partition, high }) => [partition, Number(high)])),
        )
      }
      return ends
    },
    adminTimeoutMs,
  )
}

/** The records of a topic; of dead letters those that wait. */
export async function* archivedTopic(
  connection: KafkaConnection,
  topic: string,
): AsyncGenerator<RecordEntry> {
  const records = recordsOf(connection, topic)
  if (!isDeadLetterTopic(topic)) {
    for await (const record of records) yield asEntry(record)
    return
  }
  const letters: PositionedRecord[] = []
  for await (const letter of records) letters.push(letter)
  const settled = replayedPositions(letters)
  for (const letter of letters) if (!settled.has(letter.position)) yield asEntry(letter)
}

function asEntry({ topic, position, key, value, headers }: PositionedRecord): RecordEntry {
  const { partition: lane, offset: at } = placeOf(position)
  return { kind: 'record', topic, lane, at, key, value, headers }
}

/** The records that a topic holds now, read no faster than they are taken. */
async function* recordsOf(connection: KafkaConnection, topic: string): AsyncGenerator<PositionedRecord> {
  const { readable, writable } = new TransformStream<PositionedRecord, PositionedRecord>()
  const writer = writable.getWriter()
  const reading = readTopic(connection, topic, (record) => writer.write(record)).then(
    () => writer.close(),
    (error) => writer.abort(error),
  )
  yield* readable
  await reading
}
