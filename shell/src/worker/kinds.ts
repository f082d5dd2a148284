/** The kinds of answers that are cached, each with a strategy of its own (`kept.ts`). */
export type Kind = 'file' | 'data' | 'named' | 'lesson' | 'page'

/** Answers that are the same for everybody: fetched without credentials. */
const data = /^\/api\/(catalog\/(tags|roadmaps)(\/.*)?|widget\/model)$/
/** Paths of the server that are no pages of the shell. */
const server =
  /^\/(api|assets|remotes|federation|lecciones|widget|correo|health|metrics|socket\.io|@dev)(\/|$)/
/** Files with a fixed name, which their address does not tell apart from one release to the next. */
const named = /^\/([\w-]+\.(js|svg|png|webmanifest)|index\.html)$/

/**
 * How the answer at a path of the site is cached; undefined for what the worker leaves to the browser.
 * @param asPage whether the path is navigated to, or is to be cached as a page
 */
export function kindOf(path: string, asPage: boolean): Kind | undefined {
  if (/^\/(assets|remotes)\//.test(path)) return 'file'
  if (path === '/federation/registry.json') return 'named'
  if (data.test(path)) return 'data'
  if (/^\/lecciones\//.test(path)) return 'lesson'
  if (path === '/sw.js' || server.test(path)) return undefined
  if (named.test(path)) return 'named'
  return asPage ? 'page' : undefined
}

/** Pages that a link in a mail opens with a secret in its address. */
const secret = /^\/(reset-password|login|pulso)\/./

/** Whether the address of a page is a secret, which is neither cached nor listed. */
export const isSecret = (path: string): boolean => secret.test(path)

/** Whether an answer may be cached: a 200 that `Cache-Control` does not forbid to store, of the expected type. */
export function mayKeep({ status, headers }: Pick<Response, 'status' | 'headers'>, kind: Kind): boolean {
  const policy = headers.get('cache-control') ?? ''
  if (status !== 200 || /no-store/i.test(policy)) return false
  if (kind === 'file') return /immutable/i.test(policy)
  if (kind === 'page') return headers.get('content-type')?.startsWith('text/html') === true
  return true
}

/** The files of the site with a hash in their address that a document names. */
export function filesIn(html: string): string[] {
  const named = html.matchAll(/\s(?:src|href)="(\/(?:assets|remotes)\/[^"?#]+)"/g)
  return [...new Set([...named].map(([, path = '']) => path))]
}
