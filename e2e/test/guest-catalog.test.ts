import type { EditedTag } from '@semaforo/contracts'
import type { Page } from 'playwright-core'
import { logIn } from '../support/accounts.ts'
import { pollApi } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const topics = (page: Page) => page.getByRole('complementary', { name: 'Temas' }).or(page.getByRole('main'))
const shown = (page: Page, name: string) => topics(page).getByText(name, { exact: true }).first().waitFor()
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

/** Changes a topic as an admin does, and waits until the site gives it out so. */
async function edit(slug: string, change: { name?: string; retired?: boolean }): Promise<void> {
  const { token } = await logIn(site())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { tags } = await (await fetch(`${site().url}/api/catalog/items`, { headers })).json()
  const tag = tags.find((one: EditedTag) => one.slug === slug)
  const body = JSON.stringify({ version: tag.version, ...change })
  const answer = await fetch(`${site().url}/api/catalog/tags/${tag.id}`, { method: 'PATCH', headers, body })
  expect(answer.status).toBe(200)
  const { name, retired } = (await answer.json()) as EditedTag
  await pollApi(async () => {
    const { tags } = await (await fetch(`${site().url}/api/catalog/tags`)).json()
    return tags.some((one: EditedTag) => one.name === name) !== retired
  })
}

test('a guest who comes back to a page meets the topics as they are now', async () => {
  const page = await visit('/home')
  await shown(page, 'RESICO')
  await goTo(page, 'Roadmaps')
  await page.getByRole('heading', { level: 1, name: 'Roadmaps' }).waitFor()
  await edit('resico', { name: 'RESICO 2027' })
  await goTo(page, 'Semáforo PyME')
  await shown(page, 'RESICO 2027')
})

test('the open page of a guest shows an edit and loses a retired topic within 30 seconds', async () => {
  const page = await visit('/home', { prepare: (page) => page.clock.install() })
  await shown(page, 'RFC y SAT')
  await edit('rfc-y-sat', { name: 'RFC, e.firma y SAT' })
  await page.clock.runFor(30_000)
  await shown(page, 'RFC, e.firma y SAT')
  await edit('rfc-y-sat', { retired: true })
  await page.clock.runFor(30_000)
  await topics(page).getByText('RFC, e.firma y SAT', { exact: true }).first().waitFor({ state: 'detached' })
})
