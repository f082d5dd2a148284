import type { DeliveredRecord, LogRecord, PositionedRecord } from '../ports/event-log.ts'

/** Why a record could not be handled. */
export type Fault = {
  reason: 'unreadable' | 'unknown-version' | 'invalid-data' | 'handler-failed' | 'process-crashed'
  detail: string
  /** The number of calls of its handler in this process. */
  attempts: number
}

const ofDeadLetters = '.dead-letters'

/** The topic for records that a group could not handle. */
export function deadLetterTopic(topic: string): string {
  return `${topic}${ofDeadLetters}`
}

export const isDeadLetterTopic = (topic: string): boolean => topic.endsWith(ofDeadLetters)

/** The topic that a topic's records come from: itself, or the one whose dead letters it has. */
export const originalTopic = (topic: string): string =>
  isDeadLetterTopic(topic) ? topic.slice(0, -ofDeadLetters.length) : topic

/** The original record with the failure in its headers: enough to diagnose and to replay it. */
export function deadLetter(record: DeliveredRecord, group: string, fault: Fault): LogRecord {
  return {
    topic: deadLetterTopic(record.topic),
    key: record.key,
    value: record.value,
    headers: {
      ...record.headers,
      'dead-letter-group': group,
      'dead-letter-reason': fault.reason,
      'dead-letter-detail': fault.detail.slice(0, 500),
      'dead-letter-attempts': String(fault.attempts),
      'dead-letter-starts': String(record.starts),
      'dead-letter-failed-at': new Date().toISOString(),
      'dead-letter-topic': record.topic,
      'dead-letter-position': record.position,
    },
  }
}

/** A parsed dead letter: the original record, and why it failed. */
export type DeadLetter = {
  /** The position of the letter in the dead-letter topic. */
  position: string
  group: string
  reason: string
  detail: string
  attempts: number
  failedAt: string
  record: LogRecord
}

/** Parses a dead letter; headers missing from a record written by another program are empty. */
export function readDeadLetter({ position, key, value, headers }: PositionedRecord): DeadLetter {
  const header = (name: string) => headers[`dead-letter-${name}`] ?? ''
  const original = Object.entries(headers).filter(([name]) => !name.startsWith('dead-letter-'))
  return {
    position,
    group: header('group'),
    reason: header('reason'),
    detail: header('detail'),
    attempts: Number(header('attempts')),
    failedAt: header('failed-at'),
    record: { topic: header('topic'), key, value, headers: Object.fromEntries(original) },
  }
}
