import * as catalog from '../events/catalog.ts'
import * as diagnostic from '../events/diagnostic.ts'
import type { EventType } from '../events/event.ts'
import * as identity from '../events/identity.ts'
import * as likes from '../events/likes.ts'

const isKind = (exported: unknown): exported is EventType =>
  typeof exported === 'object' && exported !== null && 'topic' in exported && 'type' in exported

/** Every kind of event: what a module of the contracts exports is listed here by itself. */
export const eventKinds: readonly EventType[] = [catalog, identity, likes, diagnostic].flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isKind),
)
