import { Exported, exportFromService } from '@semaforo/contracts'
import { queryAll } from '@semaforo/platform'
import { tokenExpired, unavailable } from '@semaforo/service-kit'
import { auditOf } from '../audit/audit.ts'
import type { Identity } from '../identity.ts'
import type { Caller } from '../sessions/caller.ts'
import { sessionsOf } from '../sessions/ended-sessions.ts'

/** The other services with personal data; each serves `exportFromService`. */
export const exportPeers: readonly string[] = ['likes', 'diagnostic']
const timeoutMs = 5_000

/**
 * All data that the system holds about a person, by service: complete, or an error.
 * @throws {ProblemError} 401 if a service finds the caller's token ended, 503 if one does not answer
 */
export async function exportAll(identity: Identity, caller: Caller, authorization: string) {
  const others = exportPeers.map(
    async (name) => [name, await exportFrom(identity, name, caller.id, authorization)] as const,
  )
  const found = await Promise.all([ownExport(identity, caller), ...others])
  return Object.fromEntries(found)
}

async function ownExport({ stores }: Identity, { id, user }: Caller): Promise<readonly [string, Exported]> {
  const { passwordHash: _, epoch: __, pulse, ...person } = user
  const sessions = await sessionsOf(stores.sessions, id)
  const shown = sessions.map(
    ({ id: session, state: { tokenHash: _hash, previous: _previous, ...rest } }) => ({
      id: session,
      ...rest,
    }),
  )
  const audit = await auditOf(stores, id)
  const messages = await queryAll(stores.messages, 'user', { equals: [id] })
  const { salt: ___, tokenHash: ____, ...on } = pulse?.on ?? {}
  const shownUser = { id, ...person, ...(pulse && { pulse: { ...pulse, on } }) }
  return [
    'identity',
    { user: shownUser, sessions: shown, audit, messages: messages.map(({ state }) => state) },
  ]
}

/** Forwards the person's own token: a service returns nobody else's data. */
async function exportFrom({ peers }: Identity, name: string, userId: string, authorization: string) {
  const path = exportFromService.path.replace(':userId', encodeURIComponent(userId))
  const answer = await peers[name]?.read(path, { authorization }, timeoutMs).catch(() => undefined)
  // The token predates the last password change: the client refreshes it and asks again.
  if (answer?.status === 401) throw tokenExpired()
  if (answer?.status !== 200) throw incomplete()
  return Exported.parse(JSON.parse(answer.body.toString()))
}

const incomplete = () =>
  unavailable(
    'export-incomplete',
    'Una parte de tus datos no está disponible por ahora. Inténtalo de nuevo en unos minutos.',
    60,
  )
