import type { PageHead, RegisteredFrontend, Release, RenderedPage } from '@semaforo/contracts'
import { within } from '../routes.ts'
import type { Visit } from '../site/visitors.ts'
import { folded, type Rendered } from './rendered-pages.ts'

/** Where the site's entry leads. */
const home = '/home'

/** What the document of a path shows. Their number is bounded: unknown paths share one. */
export type DocumentTarget = {
  /** Names this target among all of one visitor: the cache key of its document. */
  key: string
  /** Its address for search engines; undefined where they should not list it. */
  path?: string
  head?: PageHead
  header?: string
  fragment?: { page: RenderedPage; frontend: RegisteredFrontend; release: Release }
  missing?: true
  /** No frontend has a route for the path. */
  unowned?: true
  /** The path of the page that was meant, which the visitor is sent to. */
  redirectTo?: string
}

type Owner = Pick<NonNullable<DocumentTarget['fragment']>, 'frontend' | 'release'> & {
  route: Release['routes'][number]
}

/** What a visitor's document of a path shows. `rendered` is undefined where that is for another shell. */
export function resolveDocument(wanted: string, visit: Visit, rendered?: Rendered): DocumentTarget {
  const path = wanted === '/' ? home : wanted
  const owner = ownerOf(path, visit)
  const redirectTo =
    (rendered && pageMeantBy(path, visit, rendered)) ?? (owner ? undefined : routeMeantBy(path, visit))
  if (redirectTo !== undefined) return { key: redirectTo, redirectTo }
  // The page leads there (shell, `leaveUnknownPath`).
  if (!owner) return { key: 'unknown', unowned: true, ...headerAt(home) }
  const { route, frontend, release } = owner
  const routeHead = { title: route.title, ...(route.description && { description: route.description }) }
  const pages = route.access ? undefined : rendered?.pagesOf(frontend.name, frontend.version)
  const page = pages?.get(path)
  if (page && !page.head?.missing) {
    const head = { ...routeHead, ...page.head }
    return { key: path, path, head, fragment: { page, frontend, release }, ...headerAt(path) }
  }
  const hasAllBelow = rendersEveryPageBelow(route) && !rendered?.isOld(frontend.name, frontend.version)
  if (page || (pages && path !== route.path && hasAllBelow))
    return { key: `${route.path} missing`, missing: true, ...headerAt(route.path) }
  if (path !== route.path) return { key: `${route.path} below`, head: routeHead, ...headerAt(route.path) }
  const listed = route.access ? {} : { path }
  return { key: `${route.path} empty`, ...listed, head: routeHead, ...headerAt(path) }

  /** An unknown page has the header of the section above it. */
  function headerAt(of: string): Pick<DocumentTarget, 'header'> {
    const header = rendered?.headerOf(visit.hash, of)
    return header ? { header } : {}
  }
}

/** The page whose address differs from a path only as people and links write it; undefined if the path is a page. */
function pageMeantBy(path: string, { registry }: Visit, rendered: Rendered): string | undefined {
  if (registry.frontends.some(({ name, version }) => rendered.pagesOf(name, version)?.has(path)))
    return undefined
  for (const { name, version } of registry.frontends) {
    const meant = rendered.meantBy(path, name, version)
    if (meant !== undefined) return meant
  }
  return undefined
}

/** Finds a route ignoring case and trailing slashes, for pages without a pre-rendered document. */
function routeMeantBy(path: string, { frontends, registry }: Visit): string | undefined {
  const wanted = folded(path)
  for (const { name, version } of registry.frontends) {
    const routes = frontends.find((each) => each.name === name)?.releases[version]?.routes ?? []
    const meant = routes.find((route) => folded(route.path) === wanted)
    if (meant) return meant.path
  }
  return undefined
}

function rendersEveryPageBelow({ prerender = [] }: Owner['route']): boolean {
  return prerender.includes('tags') || prerender.includes('roadmaps')
}

/** As the page finds it: the first route that covers the path. */
function ownerOf(path: string, { registry, frontends }: Visit): Owner | undefined {
  for (const frontend of registry.frontends) {
    const release = frontends.find(({ name }) => name === frontend.name)?.releases[frontend.version]
    const route = release?.routes.find((route) => within(path, route.path))
    if (release && route) return { frontend, release, route }
  }
  return undefined
}
