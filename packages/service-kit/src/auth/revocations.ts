import {
  type AccessClaims,
  userDeactivated,
  userDeleted,
  userRoleChanged,
  userSessionsEnded,
} from '@semaforo/contracts'
import { consume } from '../events/consumer.ts'
import { on } from '../events/reaction.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../ports/platform.ts'

/** Tokens of a user whose `ver` is below `epoch` were ended. */
type Revocation = { epoch: number }

/**
 * Follows identity's events, so that a role taken away, a blocked or erased account and a changed password
 * end the tokens issued before within the time that an event takes, and not when they expire.
 * @returns whether a token is still current
 */
export async function followRevocations(
  platform: Platform,
  service: string,
  log: Log,
): Promise<(claims: AccessClaims) => Promise<boolean>> {
  const store = await platform.store<Revocation>({ service, name: 'revocation' })
  const kinds = [userRoleChanged, userDeactivated, userDeleted, userSessionsEnded]
  await consume(platform.log, {
    group: `${service}-revocations`,
    logger: log,
    on: kinds.map((kind) =>
      on(kind, async ({ id, data }) => {
        const raise = (before: Revocation | undefined) =>
          [{ epoch: Math.max(data.epoch, before?.epoch ?? 0) }, []] as const
        await store.update(data.id, raise, { cause: id })
      }),
    ),
  })
  return async ({ sub, ver }) => ver >= ((await store.get(sub))?.state.epoch ?? 0)
}
