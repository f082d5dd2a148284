import { randomUUID } from 'node:crypto'
import { type AuditEntry, audited, catalogChanged, releaseEvents, siteItself } from '@semaforo/contracts'
import { on, queryAll, type Subscriber } from '@semaforo/platform'
import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { AuditRecord, Stores } from '../stores.ts'
import type { Initiator } from '../user/user.ts'

const dayMs = 24 * 3_600_000

/** Stores audit events. An entry is written once, under its event's id, and never changed. */
export function recordAudit({ audit }: Stores): Subscriber {
  return on(audited, async ({ id, time, data }) => {
    await audit.update(id, (kept) => [kept ?? { at: time, ...data }, []])
  })
}

/** Stores who edited the catalog. Content that the site ships has no editor, and no entry. */
export function recordEdits({ audit }: Stores): Subscriber {
  return on(catalogChanged, async ({ id, time, subject, data }) => {
    const { actor, retired } = data
    if (actor === undefined) return
    const action = `${data.kind}-${retired ? 'retired' : 'saved'}` as const
    const detail = data.kind === 'tag' ? data.item.name : data.item.title
    await audit.update(id, (kept) => [kept ?? { at: time, action, actor, target: subject, detail }, []])
  })
}

const releaseActions = {
  publish: 'release-published',
  canary: 'release-canary',
  promote: 'release-promoted',
  rollback: 'release-rolled-back',
} as const

/** Stores which team moved a release. A move may be published again with another event id, so the move names its entry. */
export function recordReleases({ audit }: Stores): Subscriber[] {
  return Object.values(releaseEvents).map((kind) =>
    on(kind, async ({ data: { frontend, revision, at, by, what, version, percent, withdrew } }) => {
      const entry: AuditRecord = {
        at,
        action: releaseActions[what],
        ...(by !== siteItself && { actor: by }),
        target: frontend,
        detail: `${withdrew ?? version}${percent === undefined ? '' : ` (${percent} %)`}`,
      }
      await audit.update(`release/${frontend}/${revision}/${at}`, (kept) => [kept ?? entry, []])
    }),
  )
}

/**
 * Writes the entry of a failed login directly: it changes no aggregate that could publish an event. Those with addresses
 * that have no account share one entry per network and hour, whose detail counts them: anybody can cause any number.
 */
export async function auditFailedLogin(
  { audit }: Stores,
  by: Initiator,
  { target, now }: { target: string | undefined; now: number },
): Promise<void> {
  const at = new Date(now).toISOString()
  const entry: AuditRecord = { at, action: 'login-failed', ...by }
  if (target !== undefined) await audit.update(randomUUID(), () => [{ ...entry, target }, []])
  else await audit.update(`failed/${by.origin}/${at.slice(0, 13)}`, (kept = entry) => [counted(kept), []])
}

/** Writes the entry of an export directly, as it changes no aggregate either. */
export async function auditExport(
  { audit }: Stores,
  by: Initiator,
  target: string,
  at: string,
): Promise<void> {
  await audit.update(randomUUID(), () => [{ at, action: 'exported', ...by, target }, []])
}

const counted = (entry: AuditRecord): AuditRecord => ({
  ...entry,
  detail: String(Number(entry.detail ?? 0) + 1),
})

/** Erases the entries that are older than `keepDays`. */
export async function sweepAudit(
  { audit }: Stores,
  now: number,
  keepDays: number,
  stopping?: AbortSignal,
): Promise<void> {
  const before = new Date(now - keepDays * dayMs).toISOString()
  await eraseAll(audit, () => audit.query('at', { before, limit: eraseBatch }), stopping)
}

/** All entries about one person, newest first. */
export async function auditOf({ audit }: Stores, userId: string): Promise<AuditEntry[]> {
  return (await queryAll(audit, 'target', { equals: [userId], order: 'desc' })).map(entryOf)
}

export const entryOf = ({ id, state }: { id: string; state: AuditRecord }): AuditEntry => ({ id, ...state })
