import {
  type AccessClaims,
  sessionEnded,
  userDeactivated,
  userDeleted,
  userRoleChanged,
  userSessionsEnded,
} from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'
import { consume, on } from '@semaforo/platform'
import type { Log } from '../log.ts'

/**
 * Which of a user's tokens are valid: those whose `ver` is at least `epoch`, and whose session is not among
 * `ended`. A session is kept until its last token has expired; `forgetAt` is the next such time (milliseconds).
 * One aggregate per user: a service reads it once per call, and a removed session leaves no tombstone.
 */
type TokenValidity = { epoch: number; ended?: readonly EndedSession[]; forgetAt?: number }
type EndedSession = { id: string; expiresAt: number }

/**
 * Revokes tokens by identity's events: a removed role, a blocked or erased account, a changed password and a
 * closed session invalidate the tokens issued before, within the delay of an event.
 * @returns whether a token is still valid
 */
export async function followTokenValidity(
  platform: Platform,
  service: string,
  log: Log,
): Promise<(claims: AccessClaims) => Promise<boolean>> {
  const store = await platform.store<TokenValidity, 'forget'>({
    service,
    // The stored name and the group ids are those of the first release.
    name: 'revocation',
    indexes: { forget: { paths: ['forgetAt'] } },
  })
  const kinds = [userRoleChanged, userDeactivated, userDeleted, userSessionsEnded]
  await consume(platform.log, {
    group: `${service}-revocations`,
    logger: log,
    on: kinds.map((kind) =>
      on(kind, async ({ id, data }) => {
        const raise = (before: TokenValidity | undefined) =>
          [{ ...before, epoch: Math.max(data.epoch, before?.epoch ?? 0) }, []] as const
        await store.update(data.id, raise, { idempotencyKey: id })
      }),
    ),
  })
  await consume(platform.log, {
    group: `${service}-ended-sessions`,
    logger: log,
    on: [
      on(sessionEnded, async ({ id, data }) => {
        const now = Date.now()
        // Each new entry removes expired ones: the store does not grow, and no timer is needed.
        const { items } = await store.query('forget', { before: now, limit: 100 })
        for (const due of items) await store.update(due.id, (before) => [withEnded(before, [], now), []])
        const ended = [{ id: data.id, expiresAt: Date.parse(data.expiresAt) }]
        await store.update(data.userId, (before) => [withEnded(before, ended, now), []], {
          idempotencyKey: id,
        })
      }),
    ],
  })
  return async ({ sub, sid, ver }) => {
    const validity = (await store.get(sub))?.state
    if (!validity) return true
    return ver >= validity.epoch && !validity.ended?.some(({ id }) => id === sid)
  }
}

/** Adds these sessions and drops those whose tokens have all expired; null where nothing is left to keep. */
function withEnded(
  before: TokenValidity | undefined,
  more: readonly EndedSession[],
  now: number,
): TokenValidity | null {
  const epoch = before?.epoch ?? 0
  const ended = [...(before?.ended ?? []), ...more].filter(({ expiresAt }) => expiresAt > now)
  if (ended.length > 0) return { epoch, ended, forgetAt: Math.min(...ended.map((one) => one.expiresAt)) }
  return epoch > 0 ? { epoch } : null
}
