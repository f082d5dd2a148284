// Lighthouse's mobile preset on the public pages, run by run, and on a second visit of /home; writes scores and
// figures as JSON.

import { startBrowserAt } from '@semaforo/e2e/browser'
import { pagesRendered } from '@semaforo/e2e/rendered'
import { startSite } from '@semaforo/e2e/site'
import { freePort } from '@semaforo/testing/free-port'
import lighthouse, { type Flags } from 'lighthouse'

const rounds = 5
const paths = ['/home', '/temas/flujo-de-efectivo', '/roadmaps', '/login', '/register', '/FAQ']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timed = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

const port = await freePort()
const site = await startSite({ RATE_LIMIT_PER_MINUTE: '100000' })
await pagesRendered(site)
const browser = await startBrowserAt(port)
try {
  const visits: Record<string, Record<string, number>[]> = {}
  for (const path of paths) visits[path] = await repeated(path)
  // What the visits before have left in the caches stays.
  await visit('/home')
  const again = await repeated('/home', { disableStorageReset: true })
  process.stdout.write(`${JSON.stringify({ visits, again })}\n`)
} finally {
  await browser.close()
  await site.stop()
}

async function repeated(path: string, flags?: Flags): Promise<Record<string, number>[]> {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await visit(path, flags))
  return runs
}

/** Scores are 0 to 100, times in ms. */
async function visit(path: string, flags: Flags = {}): Promise<Record<string, number>> {
  const result = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'error', ...flags })
  if (!result) throw new Error(`${path} was not measured`)
  const { categories: judged, audits } = result.lhr
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      Object.entries(timed).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ),
  }
}
