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
import { current, ended, raised, type TokenState } from './token-state.ts'

/**
 * Revokes tokens by identity's events: a removed role, a blocked or erased account, a changed password and a
 * closed session invalidate the tokens issued before, within the delay of an event. One aggregate per user: a service
 * reads it once per call.
 * @returns whether a token is still valid
 */
export async function followTokenValidity(
  platform: Platform,
  service: string,
  log: Log,
): Promise<(claims: AccessClaims) => Promise<boolean>> {
  const store = await platform.store<TokenState, 'forget'>({
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
        await store.update(data.id, (before) => [raised(before, data.epoch, Date.now()), []], {
          idempotencyKey: id,
        })
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
        for (const { id } of items)
          await store.update(id, (before) => [before ? current(before, now) : null, []])
        const session = { id: data.id, expiresAt: Date.parse(data.expiresAt) }
        await store.update(data.userId, (before) => [ended(before, session, now), []], { idempotencyKey: id })
      }),
    ],
  })
  return async ({ sub, sid, ver }) => {
    const validity = (await store.get(sub))?.state
    if (!validity) return true
    return ver >= validity.epoch && !validity.ended?.some(({ id }) => id === sid)
  }
}
