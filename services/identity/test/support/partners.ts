import { randomUUID } from 'node:crypto'
import type { Partner } from '@semaforo/contracts'
import { anAdmin } from './accounts.ts'
import type { Site } from './site.ts'

/** What an admin types for a partner, with a unique name. */
export const aPartner = (overrides: object = {}) => ({
  name: `Cámara de Comercio ${randomUUID().slice(0, 8)}`,
  origins: ['https://www.camara.example'],
  ...overrides,
})

/** An admin with the calls that manage partners. */
export async function aPartnersAdmin(site: Site) {
  const { client, token, user } = await anAdmin(site)
  return {
    client,
    token,
    user,
    list: () => client.get('/api/partners', token),
    create: (body: unknown) => client.post('/api/partners', body, token),
    change: (id: string, body: unknown) => client.patch(`/api/partners/${id}`, body, token),
    rotate: ({ id, keys }: Pick<Partner, 'id' | 'keys'>, overlapHours: unknown) =>
      client.post(`/api/partners/${id}/keys`, { current: keys.at(-1)?.key, overlapHours }, token),
    /** A partner that is there. */
    async created(overrides: object = {}): Promise<Partner> {
      const { status, body } = await client.post('/api/partners', aPartner(overrides), token)
      if (status !== 201) throw new Error(`no partner: ${JSON.stringify(body)}`)
      return body
    },
  }
}
