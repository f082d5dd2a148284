import { PartnerFacts, readPartnerFacts, trialPartner } from '@semaforo/contracts'
import { warnRarely } from '@semaforo/platform'
import type { Service } from '@semaforo/proxy'
import { type Log, unavailable } from '@semaforo/service-kit'
import { z } from 'zod'

/** The partners as they are now. */
export type Partners = {
  /** @throws {ProblemError} while identity has never answered */
  all(): Promise<readonly PartnerFacts[]>
  /** Reads them again with the next call: something changed. */
  changed(): void
}

/** How long they are taken for current where no event says that they changed. */
const freshMs = 5_000
/** How long a read of identity that failed waits before the next one. */
const retryMs = 1_000
const timeoutMs = 3_000

const PartnerList = z.object({ partners: z.array(z.unknown()) })

type Known = { partners: readonly PartnerFacts[]; etag: string }

/**
 * The partners, read from identity and kept: read again once an event says that one changed, and after five seconds.
 * While identity does not answer, what was known stays.
 */
export function createPartners(identity: Service | undefined, siteOrigin: string, log: Log): Partners {
  const trial = trialPartner(siteOrigin)
  const warn = warnRarely(log, 'partners cannot be read: what was known is used')
  let known: Known | undefined
  /** How often something changed, and how often it had when the last reading began. */
  let changes = 0
  let changesRead = -1
  let freshUntil = 0
  let reading: Promise<void> | undefined

  async function read(service: Service): Promise<void> {
    const headers: Record<string, string> = known ? { 'if-none-match': known.etag } : {}
    const answer = await service.read(readPartnerFacts.path, headers, timeoutMs)
    if (answer.status === 304) return
    if (answer.status !== 200) throw new Error(`identity answered ${answer.status}`)
    const partners = readable(JSON.parse(answer.body.toString()))
    known = { partners: [...partners, trial], etag: String(answer.headers['etag'] ?? '') }
  }

  /** One that this gateway cannot read costs itself alone. */
  function readable(answer: unknown): PartnerFacts[] {
    return PartnerList.parse(answer).partners.flatMap((each) => {
      const { data, error } = PartnerFacts.safeParse(each)
      if (error) log.error({ err: error }, 'a partner cannot be read')
      return data ?? []
    })
  }

  async function refresh(service: Service): Promise<void> {
    const seen = changes
    try {
      await read(service)
      freshUntil = performance.now() + freshMs
    } catch (error) {
      warn(error)
      freshUntil = performance.now() + retryMs
    }
    changesRead = seen
    reading = undefined
  }

  return {
    async all() {
      if (!identity) return [trial]
      const changed = changesRead !== changes
      if (changed || performance.now() > freshUntil) reading ??= refresh(identity)
      // What is merely old is used while it is read again: a service that hangs delays no frame.
      if (changed || !known) await reading
      if (!known) throw unavailable('service-unavailable', 'El Semáforo no está disponible por ahora.', 5)
      return known.partners
    },
    changed() {
      changes += 1
    },
  }
}
