import { randomUUID } from 'node:crypto'
import type { Partner } from '@semaforo/contracts'
import { logIn } from './accounts.ts'
import { anotherClient } from './another-client.ts'
import { pollApi } from './eventually.ts'
import type { Site } from './site.ts'

/** Creates a partner, with a name that no other has. */
export async function aPartner(site: Site, given: object = {}): Promise<Partner> {
  const { token } = await logIn(site)
  const name = `Despacho ${randomUUID().slice(0, 8)}`
  const answer = await fetch(new URL('/api/partners', site.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...anotherClient(),
    },
    body: JSON.stringify({ name, origins: ['https://despacho.example'], ...given }),
  })
  if (answer.status !== 201) throw new Error(`no partner: ${await answer.text()}`)
  return (await answer.json()) as Partner
}

/** The key of a new partner that every service knows: they follow its event. */
export async function aKnownKey(site: Site): Promise<string> {
  const { keys } = await aPartner(site)
  const partner = keys[0]?.key ?? ''
  await pollApi(async () => (await use(site, partner, 'viewed')).ok)
  return partner
}

/** Counts a use of a partner's widget, as its frame does. */
export function use(site: Site, partner: string, what: 'viewed' | 'started' | 'finished'): Promise<Response> {
  return fetch(new URL('/api/widget/usage', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anotherClient() },
    body: JSON.stringify({ partner, what }),
  })
}
