import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** What a page and its worker log while there is no connection. */
export const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503|preload/

/** Waits until a page has loaded files with these names. */
export const hasLoaded = (page: Page, ...names: string[]) =>
  eventually(() =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType('resource')
      return names.every((part) => loaded.some(({ name }) => name.includes(part)))
    }, names),
  )

/**
 * Takes the connection away once the page can say so: the shell fetches the code of the offline bar,
 * and of what is sent later, when it is idle.
 */
export async function disconnect(page: Page): Promise<void> {
  await hasLoaded(page, 'later-page')
  await page.context().setOffline(true)
}

/** Paths that are kept, of every kind. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const paths = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(paths)).flat()
  })

/** Waits until the worker of the page has kept these paths, documents with all files that they name. */
export const isKept = (page: Page, ...paths: string[]) =>
  eventually(async () => {
    const kept = await keptPaths(page)
    const named = await Promise.all(paths.map((path) => filesNamedBy(page, path)))
    return [...paths, ...named.flat()].every((path) => kept.includes(path))
  })

/** The files with a hash that a kept document names; none for what is no document. */
const filesNamedBy = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const answer = await caches.match(path, { ignoreVary: true })
    if (!answer?.headers.get('content-type')?.startsWith('text/html')) return []
    const named = (await answer.text()).matchAll(/\s(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g)
    return [...named].map(([, file = '']) => file)
  }, path)

/** Waits until a worker answers for the page. */
export const controlled = (page: Page) =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
