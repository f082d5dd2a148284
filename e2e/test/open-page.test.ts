import { Registry } from '@semaforo/contracts'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayAlone } from '../support/gateway-alone.ts'
import { aSiteWithATeam } from '../support/published-frontend.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const toDetail = (page: Page) => page.getByRole('link', { name: 'Ver detalle' }).click()

test('a page that stays open over two publishes goes on, and after the retention it takes what is live then', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  const version = await publishes('uno', '2026-01-01T00:00:00.000Z')
  const site = gatewayAlone(dir)
  const url = await site.url()
  const browser = await startBrowser()
  endsWithTest(() => browser.close())
  /** As a visitor of their own: what one browser has loaded it keeps. */
  const openPage = async () => {
    const page = await (await browser.newContext({ locale: 'es-MX', serviceWorkers: 'block' })).newPage()
    page.setDefaultTimeout(longestWaitMs)
    await page.goto(`${url}/promo`)
    await heading(page, 'Promo uno')
    return page
  }
  const [one, other] = [await openPage(), await openPage()]

  await publishes('dos', '2026-02-01T00:00:00.000Z')
  await publishes('tres', '2026-02-02T00:00:00.000Z')
  await toDetail(one)
  await heading(one, 'Detalle uno')

  await publishes('cuatro', '2026-02-03T00:00:00.000Z')
  const newest = await publishes('cinco', '2026-03-15T00:00:00.000Z')
  expect((await fetch(`${url}/remotes/promo/${version}/remoteEntry.js`)).status).toBe(404)
  await eventually(async () => {
    const answer = await fetch(`${url}/federation/registry.json`)
    return Registry.parse(await answer.json()).frontends[0]?.version === newest
  })
  await toDetail(other)
  await other.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await other.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await heading(other, 'Detalle cinco')
  await site.stop()
})
