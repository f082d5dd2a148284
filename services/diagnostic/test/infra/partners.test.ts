import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { aCompany } from '@semaforo/testing/companies'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { type Site, startSite } from '../diagnostic-site.ts'
import { aClient, aPartner, keyOf, movableDay, tell, today } from '../partners.ts'

const shown = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }
const limit = 20

test("two instances enforce a partner's one limit", async () => {
  movableDay()
  const tokens = await createTokens()
  const dataDir = temporaryDirectory()
  const open = (directory: string) => openRealDeployment(basename(directory))
  const sites: Site[] = []
  for (let n = 0; n < 2; n++) sites.push(await startSite(dataDir, tokens, { open }))
  const partner = aPartner({ sharesPerDay: limit })
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
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(limit)
})
