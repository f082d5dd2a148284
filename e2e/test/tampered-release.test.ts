import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { change, list } from '@semaforo/releases'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayAlone } from '../support/gateway-alone.ts'
import { aSiteWithATeam } from '../support/published-frontend.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a release whose entry was changed on disk is not run, is reported, and a rollback heals its page', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  await publishes('uno', '2026-01-01T00:00:00.000Z')
  const version = await publishes('dos', '2026-01-02T00:00:00.000Z')
  for (const file of globSync('remoteEntry.js*', { cwd: join(dir, 'releases/promo', version) }))
    writeFileSync(join(dir, 'releases/promo', version, file), 'globalThis.tampered = true')
  const site = gatewayAlone(dir)
  const url = await site.url()
  const browser = await startBrowser()
  endsWithTest(() => browser.close())
  const page = await browser.newPage({ locale: 'es-MX', serviceWorkers: 'block' })
  page.setDefaultTimeout(longestWaitMs)
  await page.goto(`${url}/promo`)

  await page.getByRole('alert').getByText('no está disponible').waitFor()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  const failures = `semaforo_frontend_failures_total{frontend="promo",version="${version}",kind="load"} 1`
  await eventually(async () => (await (await fetch(`${url}/metrics`)).text()).includes(failures))

  await change(dir, 'promo', { what: 'rollback' }, { by: 'ana', at: new Date().toISOString() })
  expect(await list(dir)).toMatchObject([{ frontend: 'promo', withdrawal: { withdrew: version } }])
  await eventually(async () => {
    const registry = await (await fetch(`${url}/federation/registry.json`)).text()
    return !registry.includes(`/${version}/`)
  })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await heading(page, 'Promo uno')
  await site.stop()
})
