// What a guest's first visit of /home transfers without any interaction, bodies alone, in bytes, as JSON.
import { startBrowser } from '@semaforo/e2e/browser'
import { pagesRendered } from '@semaforo/e2e/rendered'
import { startSite } from '@semaforo/e2e/site'

const site = await startSite()
await pagesRendered(site)
const browser = await startBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const bodies: Promise<{ type: string; url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const request = response.request()
    const body = async () => ({
      type: request.resourceType(),
      url: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })
    bodies.push(body())
  })
  await page.goto(`${site.url}/home`)
  await page.getByRole('list', { name: 'Temas' }).waitFor()
  await page.waitForLoadState('networkidle')
  const found = { document: 0, script: 0, idle: 0, font: 0, stylesheet: 0 }
  for (const { type, url, bytes } of await Promise.all(bodies)) {
    if (!(type in found)) continue
    // What is named so is loaded once the page has nothing else to do.
    const idle = type === 'script' && /\/(later|page)-/.test(url)
    found[idle ? 'idle' : (type as keyof typeof found)] += bytes
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  await browser.close()
  await site.stop()
}
