import { randomUUID } from 'node:crypto'
import type { Partner } from '@semaforo/contracts'
import { logIn } from './accounts.ts'
import { anotherClient } from './another-client.ts'
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
