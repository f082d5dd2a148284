import type { Entry } from './entry.ts'

/**
 * The section that an entry counts in, and the text of its checksum. Offsets and group progress are left out: another
 * log assigns its own.
 */
export function checkedPart(entry: Entry): { section: string; text: string } | undefined {
  switch (entry.kind) {
    case 'aggregate': {
      const { service, store, id, version, state, causes } = entry
      return { section: `${service}.${store}`, text: JSON.stringify([id, version, state, causes]) }
    }
    case 'pending':
      return { section: `${entry.service} outbox`, text: JSON.stringify(entry) }
    case 'group':
      return undefined
    case 'record': {
      const { topic, key, value, headers } = entry
      return { section: `log ${topic}`, text: JSON.stringify([topic, key, value, headers]) }
    }
  }
}

/** Whether a group has handled a record. */
export function isHandled(
  { handled }: { handled: Record<number, number> },
  { lane, at }: { lane: number; at: number },
): boolean {
  return at <= (handled[lane] ?? -1)
}
