// The diagnostic as a separate process, for tests that kill it. Arguments: `embedded` or `real`, the data directory, and
// the partner (JSON) of which identity tells. Prints its URL once it knows that partner.
import { writeSync } from 'node:fs'
import { basename } from 'node:path'
import { event, PartnerFacts, partnerChanged } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { createTokens } from '@semaforo/testing/tokens'
import { openPartners } from '../../src/partners/partners.ts'
import { embedded, type OpenPlatform, startSite } from '../diagnostic-site.ts'

const [, , platform, dataDir = '', told = ''] = process.argv
const onRealServers: OpenPlatform = async (directory) => {
  const { openRealDeployment } = await import('@semaforo/testing/real-platform')
  return openRealDeployment(basename(directory))
}
const site = await startSite(dataDir, await createTokens(), {
  open: platform === 'real' ? onRealServers : embedded,
  env: { PUBLIC_URL: 'http://localhost:3000' },
})
const partner = PartnerFacts.parse(JSON.parse(told))
await site.publish(partner.id, event(partnerChanged, partner))
const { withId } = await openPartners(site.platform, site.url, Date.now)
await eventually(async () => {
  if (!(await withId(partner.id))) throw new Error('the partner is not known yet')
})
writeSync(1, `${site.url}\n`)
