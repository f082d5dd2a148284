import { type Registry, RenderedHeader } from '@semaforo/contracts'
import { registryHash } from '@semaforo/releases'
import { texts } from '../pages.texts.ts'
import type { Shell, Site } from '../site/read-site.ts'
import type { Rendered, RenderedHeaders, RenderedRelease } from '../state.ts'
import { renderAll } from './conversation.ts'
import { CannotRender } from './failure.ts'
import type { Limits } from './limits.ts'

/**
 * The headers of all routes and of all pages that are rendered, for each registry with these releases. Those that are known already are
 * not rendered again.
 * @throws {CannotRender}
 */
export async function renderHeaders(
  { shell, registries }: Site,
  { releases, headers: before }: Rendered,
  context: { limits: Limits; signal: AbortSignal },
): Promise<RenderedHeaders[]> {
  const wanted = registries.map((registry) => {
    const hash = registryHash(registry)
    const known = before.find((each) => each.registry === hash && each.shell === shell.hash)?.pages ?? []
    return {
      hash,
      known: new Map(known.map(({ path, html }) => [path, html])),
      paths: pathsIn(registry, releases),
    }
  })
  const jobs = wanted.flatMap(({ known, paths }, registry) =>
    paths.filter((path) => !known.has(path)).map((path) => ({ path, registry })),
  )
  if (jobs.length > 0) {
    const rendered = await renderJobs(shell, registries, jobs, context)
    for (const [at, { path, registry }] of jobs.entries())
      wanted[registry]?.known.set(path, rendered[at] ?? '')
  }
  return wanted.map(({ hash, known, paths }) => ({
    registry: hash,
    shell: shell.hash,
    pages: paths.map((path) => ({ path, html: known.get(path) ?? '' })),
  }))
}

function pathsIn({ frontends }: Registry, releases: readonly RenderedRelease[]): string[] {
  const inRegistry = releases.filter(({ frontend, version }) =>
    frontends.some((each) => each.name === frontend && each.version === version),
  )
  const routes = frontends.flatMap(({ routes }) => routes.map(({ path }) => path))
  return [...new Set([...routes, ...inRegistry.flatMap(({ pages }) => pages.map(({ path }) => path))])]
}

async function renderJobs(
  shell: Shell,
  registries: readonly Registry[],
  jobs: readonly { path: string; registry: number }[],
  { limits, signal }: { limits: Limits; signal: AbortSignal },
): Promise<string[]> {
  const begin = { shell: shell.bundle.toString('base64'), registries, at: Date.now() }
  const call = () => Promise.reject(new CannotRender(texts.tooManyCalls))
  const messages = await renderAll(begin, jobs, { limits, call, signal })
  return messages.map((each, at) => {
    const header =
      'header' in each && RenderedHeader.safeParse({ path: jobs[at]?.path, html: each.header }).data
    if (!header) throw new CannotRender(texts.garbled)
    return header.html
  })
}
