import { pageBundle, type Release } from '@semaforo/contracts'
import { storedContent } from '@semaforo/releases'
import type { Ask } from '../answers/answers.ts'
import { texts } from '../pages.texts.ts'
import type { Shell } from '../site/read-site.ts'
import type { RenderedRelease } from '../state.ts'
import { renderAll } from './conversation.ts'
import { CannotRender } from './failure.ts'
import type { Limits } from './limits.ts'

/**
 * Renders pages of a release with the bundle that its team signed.
 * @param dir FRONTENDS_DIR
 * @throws {CannotRender}
 */
export async function renderRelease(
  dir: string,
  { release, paths, shell }: { release: Release; paths: readonly string[]; shell: Shell },
  { ask, limits, signal }: { ask: Ask; limits: Limits; signal: AbortSignal },
): Promise<RenderedRelease> {
  const bundle = await storedContent(dir, release, pageBundle).catch(() => {
    throw new CannotRender(texts.tampered)
  })
  const reads: Record<string, string> = {}
  const call = async (address: string) => {
    const answer = await ask(address)
    reads[address] = answer.hash
    return answer
  }
  const begin = {
    shell: shell.bundle.toString('base64'),
    release: bundle.toString('base64'),
    registries: [],
    at: Date.now(),
  }
  const jobs = paths.map((path) => ({ path }))
  const states: unknown[] = []
  const pages = (await renderAll(begin, jobs, { limits, call, signal })).map((message, at) => {
    if (!('page' in message) || message.page.path !== paths[at]) throw new CannotRender(texts.garbled)
    states.push(...message.states)
    if (message.page.state >= states.length) throw new CannotRender(texts.garbled)
    return message.page
  })
  const { frontend, version } = release
  return { frontend, version, shell: shell.hash, reads, pages, states }
}
