// What a guest's first visit of /home transfers without any interaction, bodies alone, in bytes, as JSON.
import { startBrowser } from '@semaforo/e2e/browser'
import { startSite } from '@semaforo/e2e/site'
import type { Response } from 'playwright-core'

const site = await startSite()
const browser = await startBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(`${site.url}/home`)
  await page.getByRole('list', { name: 'Temas' }).waitFor()
  await page.waitForLoadState('networkidle')
  const found = { document: 0, script: 0, idle: 0, font: 0, stylesheet: 0 }
  for (const response of responses) {
    const type = response.request().resourceType() as keyof typeof found
    if (!(type in found)) continue
    // What is named so is loaded once the page has nothing else to do.
    const idle = type === 'script' && /\/(later|page)-/.test(response.url())
    found[idle ? 'idle' : type] += (await response.request().sizes()).responseBodySize
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  await browser.close()
  await site.stop()
}
