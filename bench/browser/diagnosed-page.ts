import { anAccount, signedInAs } from '@semaforo/e2e/accounts'
import { startBrowser } from '@semaforo/e2e/browser'
import { calculate, fillIn, healthyShop } from '@semaforo/e2e/diagnostics'
import { startSite } from '@semaforo/e2e/site'

type Browser = Awaited<ReturnType<typeof startBrowser>>
export type Page = Awaited<ReturnType<Browser['newPage']>>

/** Opens /minegocio in a new browser context, with the diagnostic of a shop on it. */
type OpenPage = () => Promise<Page>

/** Runs a measurement on pages of a running site and writes the result to the output, as JSON. */
export async function measured(measure: (open: OpenPage) => Promise<unknown>): Promise<void> {
  const browser = await startBrowser()
  try {
    const site = await startSite()
    try {
      const session = await signedInAs(site, await anAccount(site))
      const found = await measure(async () => diagnosed(browser, `${site.url}/minegocio`, session))
      process.stdout.write(`${JSON.stringify(found)}\n`)
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
}

async function diagnosed(
  browser: Browser,
  url: string,
  session: Awaited<ReturnType<typeof signedInAs>>,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport: { width: 1280, height: 800 },
    ...session,
  })
  const page = await context.newPage()
  await page.goto(url)
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByText('Buscando qué cambiar primero…').waitFor({ state: 'detached' })
  return page
}
