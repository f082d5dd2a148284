import type { EventLog, LogReader, LogRecord } from '../ports/event-log.ts'
import { type DeadLetter, deadLetterTopic, readDeadLetter } from './dead-letter.ts'

const replayFor = 'replay-for'
/** Marks a letter as replayed, in a record that lies behind it in the same topic. */
const replayed = 'dead-letter-replayed'

/** Whether a group reads a record: one that was replayed is for the group that failed alone. */
export function isFor(group: string, { headers }: LogRecord): boolean {
  return (headers[replayFor] ?? group) === group
}

/**
 * The dead letters of a topic that wait to be replayed, oldest first.
 * @param topic the topic that the records came from
 */
export async function listDeadLetters(log: LogReader, topic: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = []
  const done = new Set<string>()
  await log.read(deadLetterTopic(topic), (record) => {
    const position = record.headers[replayed]
    if (position === undefined) letters.push(readDeadLetter(record))
    else done.add(position)
  })
  return letters
    .filter(({ position }) => !done.has(position))
    .sort((one, other) => one.failedAt.localeCompare(other.failedAt))
}

/**
 * Publishes the record of a dead letter again, for the group that failed, and then marks the letter. Where
 * the second write fails the letter stays: replaying it again brings the same event, whose effect comes once.
 */
export async function replayDeadLetter(
  log: EventLog,
  { position, group, record }: DeadLetter,
): Promise<void> {
  await log.publish([{ ...record, headers: { ...record.headers, [replayFor]: group } }])
  const mark = { key: record.key, value: '', headers: { [replayed]: position } }
  await log.publish([{ ...mark, topic: deadLetterTopic(record.topic) }])
}
