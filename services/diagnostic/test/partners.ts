import { randomBytes, randomInt } from 'node:crypto'
import { event, type PartnerFacts, partnerChanged } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { movableTime } from '@semaforo/testing/movable-time'
import { unique } from '@semaforo/testing/unique'
import { dayInMexico, secondsOfDayLeft } from '../src/days.ts'
import { openPartners } from '../src/partners/partners.ts'
import type { Site } from './diagnostic-site.ts'

export const aKey = () => `pk_${randomBytes(12).toString('hex')}`

/** A partner as identity tells of it; a test overrides what it checks. */
export const aPartner = (changes: Partial<PartnerFacts> = {}): PartnerFacts => ({
  id: unique('partner'),
  name: 'Cámara de Comercio de Puebla',
  origins: ['https://www.canacopuebla.example'],
  theme: {},
  sharesPerDay: 1_000,
  suspended: false,
  keys: [{ key: aKey(), since: '2026-11-03T16:20:00.000Z' }],
  ...changes,
})

export const keyOf = ({ keys }: PartnerFacts): string => keys.at(-1)?.key ?? ''

/** Publishes the state of a partner, as identity does, and waits until the service knows it. */
export async function tell(site: Site, partner: PartnerFacts): Promise<PartnerFacts> {
  await site.publish(partner.id, event(partnerChanged, partner))
  const { store } = await openPartners(site.platform, site.url, Date.now)
  await eventually(async () => expect((await store.get(partner.id))?.state.facts).toEqual(partner))
  return partner
}

/** A client of its own, by its address. */
export function aClient(site: Site, address = anAddress()) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
    return { status: answer.status, headers: answer.headers, body: text ? (JSON.parse(text) as any) : null }
  }
}
export type Client = ReturnType<typeof aClient>

/** None comes twice in a process, and runs that share rate limits with others begin at different ones. */
let clients = randomInt(2 ** 24)
function anAddress(): string {
  clients = (clients + 1) % 2 ** 24
  return `10.${[clients >> 16, (clients >> 8) & 255, clients & 255].join('.')}`
}

/** The date of what is shared now. */
export const today = (): string => dayInMexico(Date.now())

/** A movable clock on a day that lasts as long as any test. */
export function movableDay() {
  const time = movableTime()
  const left = secondsOfDayLeft(Date.now())
  if (left < 3_600) time.jump(left * 1_000)
  return time
}
