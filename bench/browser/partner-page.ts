// Lighthouse on a partner's page without and with the widget; writes the scores of both, run by run, as JSON.

import { aPartner } from '@semaforo/e2e/a-partner'
import { firstAdmin } from '@semaforo/e2e/accounts'
import { startBrowserAt } from '@semaforo/e2e/browser'
import { startPartnerSite } from '@semaforo/e2e/partner-site'
import { startSite } from '@semaforo/e2e/site'
import { freePort } from '@semaforo/testing/free-port'
import lighthouse from 'lighthouse'

const rounds = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const port = await freePort()
const site = await startSite({ ...firstAdmin, RATE_LIMIT_PER_MINUTE: '100000' })
const browser = await startBrowserAt(port)
let key = ''
const partner = await startPartnerSite(
  () => ({ site: site.url, partner: key }),
  () => '',
)
try {
  key = (await aPartner(site, { name: 'Banco', origins: [partner.url] })).keys.at(-1)?.key ?? ''
  const found = []
  for (let round = 0; round < rounds; round++)
    found.push({ without: await scores('/bare'), with: await scores('/plain') })
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  await browser.close()
  partner.server.close()
  await site.stop()
}

/** The scores (0 to 100) and the figures of one visit, Lighthouse's mobile preset. */
async function scores(path: string): Promise<Record<string, number>> {
  const result = await lighthouse(partner.url + path, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`${path} was not measured`)
  const { categories: judged, audits } = result.lhr
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    fcp: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}
