import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit } = productOfRun()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const home = 'Tus números, claros en dos minutos'
const ofAccount = /\/remotes\/account\/.*remoteEntry\.js$/

/** Opens a page, and waits until the part of the shell has come that makes its pages feel instant. */
async function visitReady(path: string, options: Visit = {}): Promise<Page> {
  const loaded = Promise.withResolvers<void>()
  const page = await visit(path, {
    ...options,
    prepare: async (page) => {
      page.on('requestfinished', (request) => {
        if (request.url().includes('later-page')) loaded.resolve()
      })
      await options.prepare?.(page)
    },
  })
  await loaded.promise
  await page.waitForLoadState('networkidle')
  return page
}

test('the frontend behind a link is loaded when the pointer rests on it', async () => {
  const page = await visitReady('/roadmaps')
  await heading(page, 'Roadmaps')
  const asked = page.waitForRequest(ofAccount)
  await header(page, 'Log-In').hover()
  await asked
  expect(new URL(page.url()).pathname).toBe('/roadmaps')
})

test('where data are to be saved nothing is loaded before it is opened', async () => {
  const requests: string[] = []
  const page = await visitReady('/roadmaps', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(request.url()))
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    },
  })
  await header(page, 'Log-In').hover()
  await header(page, 'Log-In').focus()
  // Whatever a dwell leads to has begun by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(requests.filter((url) => ofAccount.test(url))).toEqual([])
  await header(page, 'Log-In').click()
  await heading(page, 'Inicia sesión')
})

const transitions = async (page: Page) => {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(globalThis, { transitions: 0 })
    document.startViewTransition = (update) => {
      Object.assign(globalThis, {
        transitions: (globalThis as unknown as { transitions: number }).transitions + 1,
      })
      return start(update)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { transitions: number }).transitions)
}

test('a page that can be shown at once fades in and takes clicks meanwhile, unless motion is reduced', async () => {
  const page = await visitReady('/home')
  const count = await transitions(page)
  await header(page, 'Roadmaps').click()
  await header(page, 'Semáforo PyME').click()
  await heading(page, home)
  await header(page, 'Roadmaps').click()
  await heading(page, 'Roadmaps')
  expect(await count()).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await header(page, 'Semáforo PyME').click()
  await heading(page, home)
  expect(await count()).toBe(3)
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

test('Back returns to the place and the link of a long page, however late its content comes, and so does a reload', async () => {
  const page = await visitReady('/home', { viewport: { width: 360, height: 640 } })
  const link = page.getByRole('link', { name: 'Ver roadmaps' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await heading(page, 'Roadmaps')
  await eventually(async () => (await scrolled(page)) === 0)
  // The page that comes back is a loaded one, whose answers are slow.
  await page.reload()
  await heading(page, 'Roadmaps')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/catalog/*', async (route) => {
    await promise
    await route.fallback()
  })
  await page.goBack()
  await heading(page, home)
  resolve()
  await eventually(async () => (await scrolled(page)) === before)
  await eventually(async () => (await focused(page)) === '/roadmaps')
  await page.reload()
  await eventually(async () => (await scrolled(page)) === before)
})
