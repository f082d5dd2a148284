import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { aCompany } from '@semaforo/testing/companies'
import { eventually } from '@semaforo/testing/eventually'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { openDeliveries } from '../../src/webhooks/deliveries.ts'
import { type Site, startSite } from '../diagnostic-site.ts'
import { startPartnerServer } from '../partner-server.ts'
import { aClient, aPartner, keyOf, movableDay, tell, today } from '../partners.ts'

const shown = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }
const limit = 20

test("two instances enforce a partner's one limit, and deliver each message", async () => {
  movableDay()
  const tokens = await createTokens()
  const dataDir = temporaryDirectory()
  const env = { PUBLIC_URL: 'http://localhost:3000' }
  const open = (directory: string) => openRealDeployment(basename(directory))
  const sites: Site[] = []
  for (let n = 0; n < 2; n++) sites.push(await startSite(dataDir, tokens, { open, env }))
  const server = await startPartnerServer()
  const partner = aPartner({ webhook: server.url, sharesPerDay: limit })
  await tell(sites[0] as Site, partner)

  const answers = await Promise.all(
    sites.flatMap((site) =>
      Array.from({ length: limit }, () =>
        aClient(site)('POST', '/api/widget/shares', {
          partner: keyOf(partner),
          nonce: randomBytes(16).toString('base64url'),
          figures: aCompany(),
          shown,
          date: today(),
        }),
      ),
    ),
  )
  const shared = answers.filter(({ status }) => status === 201).map(({ body }) => body.claims.jti)
  expect(shared).toHaveLength(limit)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(limit)

  const deliveries = await openDeliveries((sites[0] as Site).platform)
  for (const id of shared) await eventually(async () => expect(await deliveries.get(id)).toBeUndefined())
  // At least once: on a machine that stalls, one instance may take an attempt of the other for dead.
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(shared))
})
