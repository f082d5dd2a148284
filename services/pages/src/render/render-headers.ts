import type { Registry } from '@semaforo/contracts'
import { registryHash } from '@semaforo/releases'
import { texts } from '../pages.texts.ts'
import type { Site } from '../site/read-site.ts'
import type { RenderedHeaders, RenderedRelease } from '../state.ts'
import { CannotRender } from './failure.ts'
import { type Limits, outputLimits } from './limits.ts'
import { run } from './run.ts'

/**
 * The headers of all routes and of all rendered pages, for each registry with these releases: the known headers where
 * they are of this shell and these pages, else all are rendered again.
 * @throws {CannotRender}
 */
export async function renderHeaders(
  { shell, registries }: Site,
  { releases, known }: { releases: RenderedRelease[]; known: RenderedHeaders[] },
  context: { limits: Limits; signal: AbortSignal },
): Promise<RenderedHeaders[]> {
  const wanted = registries.map((registry) => ({ registry, paths: pathsIn(registry, releases) }))
  const found = wanted.flatMap(({ registry, paths }) => {
    const hash = registryHash(registry)
    return known.filter(
      (each) =>
        each.shell === shell.hash &&
        each.registry === hash &&
        String(each.pages.map(({ path }) => path)) === String(paths),
    )
  })
  if (found.length === wanted.length) return found
  const input = { shell: shell.bundle.toString('base64'), headers: wanted, paths: [], answers: {} }
  const output = await run(input, outputLimits.headersBytes, context)
  if (!('headers' in output)) throw new CannotRender(texts.garbled)
  return wanted.map(({ registry, paths }, at) => ({
    registry: registryHash(registry),
    shell: shell.hash,
    pages: paths.map((path, index) => {
      const html = output.headers[at]?.[index]
      if (html === undefined) throw new CannotRender(texts.garbled)
      return { path, html }
    }),
  }))
}

function pathsIn({ frontends }: Registry, releases: readonly RenderedRelease[]): string[] {
  const inRegistry = releases.filter(({ frontend, version }) =>
    frontends.some((each) => each.name === frontend && each.version === version),
  )
  const routes = frontends.flatMap(({ routes }) => routes.map(({ path }) => path))
  return [...new Set([...routes, ...inRegistry.flatMap(({ pages }) => pages.map(({ path }) => path))])]
}
