import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { frontendDown } from '../support/faults.ts'
import { runningProduct } from '../support/product.ts'
import { changeRecord } from '../support/replaced-frontend.ts'

const origin = 'https://frontends.example'
const { site, visit } = runningProduct(() => ({ FRONTEND_ORIGINS: origin }))

const faults = new RegExp(`${frontendDown.source}|Content Security Policy|integrity|registry`, 'i')
const down = (page: Page) => page.getByRole('alert').getByText('«Roadmaps» no está disponible').waitFor()
const topic = (page: Page) => page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()

type Registered = { entry: string; integrity?: string }

/** Opens a page whose registry names the learning frontend at another origin, which serves the site's own files. */
async function visitWith(at: string, change: (record: Registered) => object = (record) => record) {
  const asked: string[] = []
  const reported: string[] = []
  const page = await visit('/roadmaps', {
    faults,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.url().endsWith('/api/reports')) reported.push(request.postData() ?? '')
      })
      await changeRecord(page, 'learning', (record) => {
        const { entry, ...rest } = record as unknown as Registered
        return change({ ...rest, entry: `${at}${entry}` })
      })
      await page.route(`${at}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        asked.push(pathname.split('.').at(-1) ?? '')
        const response = await route.fetch({ url: `${site().url}${pathname}` })
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'access-control-allow-origin': '*' },
        })
      })
    },
  })
  return { page, asked, reported: () => reported.join() }
}

test('a frontend of a listed origin runs, its scripts and styles from there', async () => {
  const { page, asked } = await visitWith(origin)
  await topic(page)
  expect(asked).toEqual(expect.arrayContaining(['js', 'css']))
})

test.each<[string, string, (record: Registered) => object]>([
  [
    'of a listed origin that is not what the registry names',
    origin,
    (record) => ({ ...record, integrity: `sha384-${createHash('sha384').update('').digest('base64')}` }),
  ],
  ['of an origin that is not listed', 'https://elsewhere.example', (record) => record],
])('a frontend %s does not run, and is reported as one that cannot be loaded', async (_, at, change) => {
  const { page, reported } = await visitWith(at, change)
  await down(page)
  expect(await page.evaluate(() => 'learning' in globalThis)).toBe(false)
  await page.getByRole('link', { name: 'Log-In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor()
  await eventually(async () => reported().includes('"kind":"load"'))
})

test('a frontend of a listed origin without a hash does not run', async () => {
  const { page, asked } = await visitWith(origin, ({ integrity: _, ...record }) => record)
  await down(page)
  expect(asked).toEqual([])
})
