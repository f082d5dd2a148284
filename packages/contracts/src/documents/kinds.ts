import type { EventType } from '../events/event.ts'
import * as contracts from '../index.ts'

const isKind = (exported: unknown): exported is EventType =>
  typeof exported === 'object' && exported !== null && 'topic' in exported && 'type' in exported

/** Every kind of event that the contracts export. */
export const eventKinds: readonly EventType[] = Object.values(contracts as Record<string, unknown>).filter(
  isKind,
)
