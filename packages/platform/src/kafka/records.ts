import type { KafkaMessage, Message } from 'kafkajs'
import type { LogRecord, PositionedRecord } from '../ports/event-log.ts'

/** A record's position in its topic: `partition:offset`. */
export function positionOf(partition: number, offset: string): string {
  return `${partition}:${offset}`
}

export function toMessage({ key, value, headers }: LogRecord): Message {
  return { key, value, headers }
}

/** Parses a message that another program may have written: missing parts are empty. */
export function toRecord(topic: string, partition: number, message: KafkaMessage): PositionedRecord {
  const headers = Object.entries(message.headers ?? {}).map(([name, value]) => [
    name,
    String((Array.isArray(value) ? value[0] : value) ?? ''),
  ])
  return {
    topic,
    key: message.key?.toString() ?? '',
    value: message.value?.toString() ?? '',
    headers: Object.fromEntries(headers),
    position: positionOf(partition, message.offset),
  }
}

/** The partition and the offset of a position. */
export function placeOf(position: string): { partition: number; offset: number } {
  const [partition, offset] = position.split(':').map(Number)
  return { partition: partition ?? 0, offset: offset ?? 0 }
}
