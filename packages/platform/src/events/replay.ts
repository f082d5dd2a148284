import type { EventLog, LogReader, LogRecord } from '../ports/event-log.ts'
import { type DeadLetter, deadLetterTopic, readDeadLetter } from './dead-letter.ts'

const replayFor = 'replay-for'
/** Header of the record that marks an earlier letter of the same topic as replayed. */
const replayed = 'dead-letter-replayed'

/** The position of the letter that a record of the same dead-letter topic marks as replayed; undefined for a letter. */
export const replayedPosition = (headers: LogRecord['headers']): string | undefined => headers[replayed]

/** Whether a group handles a record: a replayed record is for the group that failed alone. */
export function isForGroup(group: string, { headers }: LogRecord): boolean {
  return (headers[replayFor] ?? group) === group
}

/** A record that the other groups skip. */
export function forGroup(group: string, record: LogRecord): LogRecord {
  return { ...record, headers: { ...record.headers, [replayFor]: group } }
}

/**
 * The dead letters of a topic that are not replayed yet, oldest first.
 * @param topic the topic that the records came from
 */
export async function listDeadLetters(log: LogReader, topic: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = []
  const done = new Set<string>()
  await log.read(deadLetterTopic(topic), (record) => {
    const position = replayedPosition(record.headers)
    if (position === undefined) letters.push(readDeadLetter(record))
    else done.add(position)
  })
  return letters
    .filter(({ position }) => !done.has(position))
    .sort((one, other) => one.failedAt.localeCompare(other.failedAt))
}

/**
 * Republishes the record of a dead letter for the group that failed, then marks the letter as replayed. If that
 * second write fails the letter remains; replaying it again redelivers the same event, which has its effect
 * once.
 */
export async function replayDeadLetter(
  log: EventLog,
  { position, group, record }: DeadLetter,
): Promise<void> {
  await log.publish([forGroup(group, record)])
  const mark = { key: record.key, value: '', headers: { [replayed]: position } }
  await log.publish([{ ...mark, topic: deadLetterTopic(record.topic) }])
}
