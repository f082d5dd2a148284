import { pageBundle, type Release } from '@semaforo/contracts'
import { storedContent } from '@semaforo/releases'
import type { Answer, Ask } from '../answers/answers.ts'
import { publicAddress } from '../answers/public-address.ts'
import { texts } from '../pages.texts.ts'
import type { Shell } from '../site/read-site.ts'
import type { RenderedRelease } from '../state.ts'
import { CannotRender, printable } from './failure.ts'
import { type Limits, outputLimits } from './limits.ts'
import { run } from './run.ts'

/** How often answers may lead to further calls, with one more process each time. */
const passes = 4

/**
 * Renders pages of a release with the bundle that its team signed. A process that misses answers says which; they are
 * asked for, and the next process has them.
 * @param dir FRONTENDS_DIR
 * @param known addresses that the pages were rendered with before
 * @throws {CannotRender}
 */
export async function renderRelease(
  dir: string,
  { release, paths, shell }: { release: Release; paths: readonly string[]; shell: Shell },
  { known, ask, limits, signal }: { known: readonly string[]; ask: Ask; limits: Limits; signal: AbortSignal },
): Promise<RenderedRelease> {
  const bundle = await storedContent(dir, release, pageBundle).catch(() => {
    throw new CannotRender(texts.tampered)
  })
  const answers = new Map<string, Answer>()
  const addAnswers = async (addresses: readonly string[]) => {
    const found = await Promise.all(addresses.map(ask))
    for (const [at, address] of addresses.entries()) answers.set(address, found[at] as Answer)
  }
  await addAnswers(known)
  const bundles = { shell: shell.bundle.toString('base64'), release: bundle.toString('base64') }
  for (let pass = 1; pass <= passes; pass++) {
    const input = { ...bundles, headers: [], paths, answers: Object.fromEntries(answers) }
    const output = await run(input, outputLimits.releaseBytes, { limits, signal })
    if ('missing' in output) {
      refuseCalls([...answers.keys(), ...output.missing], paths.length)
      await addAnswers(output.missing)
    } else if ('pages' in output) {
      const { frontend, version } = release
      const { pages, read } = output
      const isGarbled = pages.length !== paths.length || pages.some(({ path }, at) => path !== paths[at])
      if (isGarbled) throw new CannotRender(texts.garbled)
      return { frontend, version, shell: shell.hash, reads: hashesOf(answers, read), pages }
    } else throw new CannotRender(texts.garbled)
  }
  throw new CannotRender(texts.tooManyCalls)
}

/** @throws {CannotRender} where an address is not public, or there are too many of them */
function refuseCalls(addresses: readonly string[], pages: number): void {
  const foreign = addresses.find((address) => !publicAddress(address))
  if (foreign !== undefined) throw new CannotRender(printable(texts.notAnswered(foreign)))
  if (new Set(addresses).size > outputLimits.calls(pages)) throw new CannotRender(texts.tooManyCalls)
}

/** @throws {CannotRender} where something else was read */
function hashesOf(
  answers: ReadonlyMap<string, Answer>,
  addresses: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    addresses.map((address) => {
      const answer = answers.get(address)
      if (!answer) throw new CannotRender(texts.garbled)
      return [address, answer.hash]
    }),
  )
}
