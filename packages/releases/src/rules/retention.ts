import type { FrontendRegistry } from '@semaforo/contracts'
import { liveVersions } from './site.ts'

const days = 24 * 3_600_000
/** For pages that are open, and for who looks for what changed. */
export const retention = { ms: 30 * days, atLeast: 3 } as const

/** A release on disk, and when it came there (ISO). */
export type Stored = { version: string; storedAt: string }

/**
 * The versions that may go: neither live nor where a rollback leads, not live for 30 days, and not among the three
 * that were live last.
 */
export function expired(stored: readonly Stored[], registry: FrontendRegistry, now: Date): string[] {
  const live = liveVersions(registry)
  const old = stored
    .filter(({ version }) => !live.includes(version))
    .map(({ version, storedAt }) => ({ version, since: Date.parse(registry.retired[version] ?? storedAt) }))
    .sort((one, other) => other.since - one.since)
  return old
    .filter(({ since }, at) => at >= retention.atLeast && now.getTime() - since > retention.ms)
    .map(({ version }) => version)
    .filter((version) => version !== registry.previous)
}
