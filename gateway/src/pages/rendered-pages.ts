import { PagesDocument, type RenderedPage, readPages } from '@semaforo/contracts'
import { pause, warnRarely } from '@semaforo/platform'
import type { Service } from '@semaforo/proxy'
import type { Log } from '@semaforo/service-kit'
import type { Limits } from '../limits.ts'

/** What was rendered for one document of the shell. */
export type Rendered = {
  shell: string
  /** The pages of a release by their paths; undefined where it was not rendered. */
  pagesOf(frontend: string, version: string): ReadonlyMap<string, RenderedPage> | undefined
  /** The path of a release's page that this one means, written with other capitals or with slashes at its end. */
  meantBy(path: string, frontend: string, version: string): string | undefined
  /** Whether it could not be rendered last: what the catalog has got since is not among its pages. */
  isOld(frontend: string, version: string): boolean
  /** The header on a page of a visitor whose registry has this hash. */
  headerOf(registry: string, path: string): string | undefined
}

/** The rendered pages as they were last read: nobody waits for them. */
export type RenderedPages = {
  current(): Rendered
  /** Reads them again: something changed. */
  changed(): void
  /** Reads them as long as the signal lets it. */
  follow(signal: AbortSignal): Promise<void>
}

/** How long a failed read waits before the next one, at most. */
const retryMs = 1_000
const timeoutMs = 10_000

export function createRenderedPages(
  pages: Service | undefined,
  { pagesFreshMs: freshMs }: Pick<Limits, 'pagesFreshMs'>,
  log: Log,
): RenderedPages {
  const warn = warnRarely(log, 'rendered pages cannot be read: what was known is used')
  let rendered = indexed({ shell: '', releases: [], headers: [], failures: [] })
  let etag: string | undefined
  let waiting = new AbortController()

  async function read(service: Service): Promise<void> {
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
    const answer = await service.read(readPages.path, headers, timeoutMs)
    if (answer.status === 304) return
    if (answer.status !== 200) throw new Error(`pages answered ${answer.status}`)
    rendered = indexed(PagesDocument.parse(JSON.parse(answer.body.toString())))
    etag = String(answer.headers['etag'] ?? '')
  }

  return {
    current: () => rendered,
    changed: () => waiting.abort(),
    async follow(signal) {
      while (pages && !signal.aborted) {
        waiting = new AbortController()
        const wait = await read(pages).then(
          () => freshMs,
          (error: unknown) => {
            if (!signal.aborted) warn(error)
            return Math.min(retryMs, freshMs)
          },
        )
        await pause(wait, AbortSignal.any([signal, waiting.signal]))
      }
    },
  }
}

function indexed({ shell, releases, headers, failures }: PagesDocument): Rendered {
  const byRelease = new Map(
    releases.map(({ frontend, version, pages }) => [
      `${frontend} ${version}`,
      new Map(pages.map((page) => [page.path, page])),
    ]),
  )
  const old = new Set(failures.map(({ frontend, version }) => `${frontend} ${version}`))
  const byRegistry = new Map(
    headers.map(({ registry, pages }) => [registry, new Map(pages.map(({ path, html }) => [path, html]))]),
  )
  const meant = new Map(
    releases.map(({ frontend, version, pages }) => [
      `${frontend} ${version}`,
      new Map(pages.filter(({ head }) => !head?.missing).map(({ path }) => [folded(path), path])),
    ]),
  )
  return {
    shell,
    pagesOf: (frontend, version) => byRelease.get(`${frontend} ${version}`),
    meantBy: (path, frontend, version) => meant.get(`${frontend} ${version}`)?.get(folded(path)),
    isOld: (frontend, version) => old.has(`${frontend} ${version}`),
    headerOf: (registry, path) => byRegistry.get(registry)?.get(path),
  }
}

/** The form in which paths are compared: no capitals, no slashes at the end. */
export function folded(path: string): string {
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '')
}
