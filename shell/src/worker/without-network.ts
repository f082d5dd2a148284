import { type CachedRoute, cachedRoutes, isBelow } from './cached-routes.ts'
import { filesIn } from './kinds.ts'
import { type KeptPage, offlinePage } from './offline-page.ts'
import { cacheOf, isWhole } from './strategies.ts'

/**
 * The answer to a navigation that neither the network nor the cache can answer: the shell, if it and the frontend of
 * the path are cached, else a page that lists what can be opened offline.
 */
export async function withoutNetwork(path: string): Promise<Response> {
  const routes = await cachedRoutes()
  const shell = await keptShell()
  const isOf = (route: CachedRoute) => route.path === path || isBelow(route, path)
  if (shell && routes.some((route) => isOf(route) && route.ready)) return shell
  const files = shell ? filesIn(await shell.text()).filter(isLook) : []
  const kept = await keptPages(routes)
  const sections = routes.filter(({ ready, inHeader }) => shell && ready && inHeader)
  return offlinePage(
    [...kept, ...sections.filter((section) => !kept.some(({ path }) => path === section.path))],
    files,
  )
}

/** What makes a page look like the site's: its styles, and the chosen theme. */
const isLook = (file: string) => /\.css$|\/boot\.\w+\.js$/.test(file)

async function keptShell(): Promise<Response | undefined> {
  const shell = await caches.match('/index.html', { cacheName: cacheOf('named'), ignoreVary: true })
  return shell && (await isWhole(shell)) ? shell : undefined
}

/** The pages that can be opened, by their titles, the first that were kept first. */
async function keptPages(routes: readonly CachedRoute[]): Promise<KeptPage[]> {
  const cache = await caches.open(cacheOf('page'))
  const pages = (await cache.keys()).map(async ({ url }) => {
    const { pathname } = new URL(url)
    // Its route stands for all of them.
    if (routes.some((route) => isBelow(route, pathname))) return []
    const document = await cache.match(url, { ignoreVary: true })
    if (!document || !(await isWhole(document))) return []
    const title = routes.find(({ path }) => path === pathname)?.title ?? titleOf(await document.text())
    return title ? [{ path: pathname, title }] : []
  })
  return (await Promise.all(pages)).flat()
}

/** The title of a document without the site's name; undefined where it has only that. */
function titleOf(html: string): string | undefined {
  return /<title>([^<]+) · [^<]*<\/title>/.exec(html)?.[1]
}
