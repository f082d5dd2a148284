import type { Page } from 'playwright-core'
import { controlled, disconnected, isKept } from '../support/offline.ts'
import { runningProduct, type Visit } from '../support/product.ts'

const { visit } = runningProduct()

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const topic = (page: Page) => page.getByRole('link', { name: 'RESICO' }).first().waitFor()
const home = 'Tus números, claros en dos minutos'

async function visitKept(path: string, options: Visit = {}): Promise<Page> {
  const page = await visit(path, { serviceWorkers: 'allow', faults: disconnected, ...options })
  await controlled(page)
  await isKept(page, path, '/federation/registry.json', '/index.html')
  return page
}

test('a page that was visited opens offline with its catalog, and says so until there is a connection', async () => {
  const page = await visitKept('/home')
  await topic(page)
  await isKept(page, '/api/catalog/tags')
  await page.context().setOffline(true)
  await page.reload()
  await heading(page, home)
  await topic(page)
  await bar(page).waitFor()
  await page.context().setOffline(false)
  await bar(page).waitFor({ state: 'detached' })
})

test('a page that was never opened says what can be read, and opens it', async () => {
  const page = await visitKept('/home')
  await page.context().setOffline(true)
  await page.goto(new URL('/temas/nunca', page.url()).href)
  await heading(page, 'Sin conexión')
  await page.getByRole('link', { name: 'Inicio' }).click()
  await heading(page, home)
})
