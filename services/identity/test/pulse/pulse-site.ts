import { randomUUID } from 'node:crypto'
import { diagnosticErased, diagnosticRecorded, event, type Pulse } from '@semaforo/contracts'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { eventually } from '@semaforo/testing/eventually'
import { openStores } from '../../src/stores.ts'
import { aSession } from '../support/accounts.ts'
import type { Site } from '../support/site.ts'

/** The service looks for due mails as often as it can. */
export const env = { PULSE_SWEEP_SECONDS: '1' }

/** Publishes a diagnostic of a person as its service does, and waits until identity knows its light. */
export async function diagnosed(site: Site, user: string, savedAt = Date.now()) {
  const id = randomUUID()
  const result = { score: 55.5, predictionTree: 0 } as const
  const saved_at = new Date(savedAt).toISOString()
  await eventEmitter(site.platform, 'diagnostic')(
    id,
    event(diagnosticRecorded, { id, user_id: user, saved_at, ...result }),
  )
  await eventually(async () => expect((await userOf(site, user))?.lights?.[0]?.record).toBe(id))
  return id
}

/** Publishes that a diagnostic was erased. */
export const erased = (site: Site, user: string, diagnostic: string) =>
  eventEmitter(site.platform, 'diagnostic')(diagnostic, event(diagnosticErased, { user_id: user }))

export const userOf = async (site: Site, id: string) =>
  (await (await openStores(site.platform)).users.get(id))?.state

/** Somebody with a light, and with the monthly mail on for the day after tomorrow. */
export async function aReader(site: Site) {
  const reader = await aSession(site)
  await diagnosed(site, reader.id)
  const day = new Date(Date.now() + 2 * 86_400_000).getUTCDate()
  const { body } = await reader.client.patch('/api/me/pulse', { day }, reader.token)
  return { ...reader, pulse: body as Pulse }
}

/** Noon in Mexico City on the day of the next mail, in milliseconds from now. */
export const untilNext = ({ next }: Pulse) => Date.parse(`${next}T18:00:00Z`) - Date.now()

export const stopLinkIn = (text: string): string => /\/pulso\/baja\/([\w-]{43})$/m.exec(text)?.[1] ?? ''
