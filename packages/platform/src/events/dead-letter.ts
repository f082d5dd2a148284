import type { DeliveredRecord, LogRecord, PositionedRecord } from '../ports/event-log.ts'

/** Why a record could not be handled. */
export type Fault = {
  reason: 'unreadable' | 'unknown-version' | 'invalid-data' | 'handler-failed' | 'process-crashed'
  detail: string
  /** How often its handler was called in this process. */
  attempts: number
}

/** Where the records of a topic go that a group could not handle. */
export function deadLetterTopic(topic: string): string {
  return `${topic}.dead-letters`
}

/** The record as it came, with what happened to it in its headers: enough to understand and to replay it. */
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

/** What lies in the dead letters: the record as it came, and what happened to it. */
export type DeadLetter = {
  /** Where the letter lies in the topic of dead letters. */
  position: string
  group: string
  reason: string
  detail: string
  attempts: number
  failedAt: string
  record: LogRecord
}

/** Reads a letter back; what a stranger's record lacks is empty. */
export function readDeadLetter({ position, key, value, headers }: PositionedRecord): DeadLetter {
  const noted = (name: string) => headers[`dead-letter-${name}`] ?? ''
  const asItCame = Object.entries(headers).filter(([name]) => !name.startsWith('dead-letter-'))
  return {
    position,
    group: noted('group'),
    reason: noted('reason'),
    detail: noted('detail'),
    attempts: Number(noted('attempts')),
    failedAt: noted('failed-at'),
    record: { topic: noted('topic'), key, value, headers: Object.fromEntries(asItCame) },
  }
}
