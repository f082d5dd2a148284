import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Move, Release, ShellOffer } from '@semaforo/contracts'
import { forgetKey, registerKey } from './folder/keys.ts'
import { layout } from './folder/layout.ts'
import { readSite } from './folder/read-site.ts'
import { readWhole } from './folder/source.ts'
import { publish } from './publish.ts'
import { Refusal } from './refusal.ts'
import { broughtStable } from './rules/history.ts'
import type { KnownFrontend, Site } from './rules/site.ts'
import { publishShell } from './shell.ts'
import { keyId } from './signing/keys.ts'
import { isSameBuild } from './signing/sign.ts'

/** Who published what came with an image, as the history remembers it. */
const seeder = 'imagen'

/**
 * Brings a folder of frontends up to what an image was built with: its shell and documents, and its release of each
 * frontend that no team has moved by itself. Those are published by the same rules as any other, with the keys that
 * the image brings for them.
 * @param dir FRONTENDS_DIR, empty at the first start
 * @param from the folder of the image's own build
 * @param at the time of it (ISO)
 * @returns why its shell or releases of it are not live, if any are not
 */
export async function seed(dir: string, from: string, at: string): Promise<Refusal[]> {
  const image = await readSite(from)
  const live = (await readSite(dir)).frontends
  const following = image.frontends.filter(({ name }) =>
    wasSeededByImage(live.find((each) => each.name === name)),
  )
  const shell = await seedShell(dir, from, image.shell, following)
  await cp(join(from, 'api-docs'), join(dir, 'api-docs'), { recursive: true }).catch(unlessThere)
  let waiting = following
  for (;;) {
    const refused = new Map<KnownFrontend, Refusal>()
    for (const each of waiting) {
      const refusal = await seedFrontend(dir, from, each, image.keys, at)
      if (refusal) refused.set(each, refusal)
    }
    // One that was published may have given up the route that another asks for.
    if (refused.size === 0 || refused.size === waiting.length) return [...shell, ...refused.values()]
    waiting = [...refused.keys()]
  }
}

async function seedFrontend(
  dir: string,
  from: string,
  { name, registry, releases }: KnownFrontend,
  keys: Site['keys'],
  at: string,
): Promise<Refusal | undefined> {
  const release = releases[registry.stable]
  const known = (await readSite(dir)).frontends.find((each) => each.name === name)
  if (!release || !wasSeededByImage(known)) return undefined
  // Each build of an image has its own key, from which the suffix of its versions is made.
  const live = known && (await readWhole(dir, name, known.registry.stable))
  if (live && live.version !== release.version && isSameBuild(live, release)) return undefined
  const key = keys.get(name)?.find((each) => keyId(each) === release.key)
  if (key) await registerKey(dir, name, key)
  const asked = { by: seeder, at, revision: known?.registry.revision ?? 0 }
  const refusal = await refusalOf(publish(dir, layout.release(from, name, release.version), asked))
  if (known && !refusal) await forgetKeyBefore(dir, known, release)
  return refusal
}

/** Where a rollback leads no more to a release that an image had brought, its key would be trusted for nothing. */
async function forgetKeyBefore(
  dir: string,
  { name, registry, releases }: KnownFrontend,
  { version, key }: Release,
): Promise<void> {
  const { stable, previous = '', history } = registry
  const left = [stable, previous].includes(version) ? undefined : releases[previous]
  const wasTheImages = history.some((move) => move.version === previous && isBrought(move))
  if (left && wasTheImages && ![key, releases[stable]?.key].includes(left.key))
    await forgetKey(dir, name, left.key)
}

/** A shell that a team's release cannot run in waits for that team. */
async function seedShell(
  dir: string,
  from: string,
  offer: ShellOffer | undefined,
  following: readonly KnownFrontend[],
): Promise<Refusal[]> {
  if (!offer) return []
  const releases = following.flatMap(({ registry, releases }) => releases[registry.stable] ?? [])
  const refusal = await refusalOf(publishShell(dir, join(from, 'shell'), offer, releases))
  return refusal ? [refusal] : []
}

function refusalOf(work: Promise<unknown>): Promise<Refusal | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
}

/** Whether a frontend's stable release, if there is one, came with an image, and there is no canary. */
function wasSeededByImage(known: KnownFrontend | undefined): boolean {
  if (!known) return true
  const { canary, ...registry } = known.registry
  const brought = broughtStable(registry.history, registry)
  return !canary && brought !== undefined && isBrought(brought)
}

const isBrought = ({ by, key }: Move) => by === seeder && key === undefined

function unlessThere(error: { code?: string }): void {
  if (error.code !== 'ENOENT') throw error
}
