import { cp, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Release, ShellOffer } from '@semaforo/contracts'
import { replaceFile } from './folder/durable.ts'
import { layout } from './folder/layout.ts'
import { locked } from './folder/locked.ts'
import { readFrontends } from './folder/read-site.ts'
import type { Refusal } from './refusal.ts'
import { refuseUnfit, surroundingsIn } from './rules/refuse.ts'
import { refuseShell } from './rules/shell.ts'
import { type KnownFrontend, liveReleases } from './rules/site.ts'

const isDocument = (path: string) => basename(path).startsWith('index.html')

/**
 * Makes a built shell live, unless a release that visitors get would miss something in it. Older hashed files remain
 * for open pages; its document, with the compressed ones, comes after all that it refers to.
 * @param dir FRONTENDS_DIR
 * @param built the folder with its files
 * @param offer its exports for the frontends
 * @param following releases that are published right after it, of frontends whose live ones need not fit then
 * @throws {Refusal} `shell-breaks-release`, and the live shell stays
 */
export async function publishShell(
  dir: string,
  built: string,
  offer: ShellOffer,
  following: readonly Release[] = [],
): Promise<void> {
  const place = join(dir, 'shell')
  await locked(dir, async () => {
    const refusal = refusalOf(offer, await readFrontends(dir), following)
    if (refusal) throw refusal
    await cp(built, place, { recursive: true, filter: (path) => !isDocument(path) })
    for (const name of (await readdir(built)).filter(isDocument).sort().reverse())
      await replaceFile(join(place, name), await readFile(join(built, name)))
    await writeOffer(dir, offer)
  })
}

function refusalOf(
  shell: ShellOffer,
  frontends: readonly KnownFrontend[],
  following: readonly Release[],
): Refusal | undefined {
  const around = surroundingsIn({ frontends, shell })
  const replaced = following.filter((each) => !refuseUnfit(each, around)).map(({ frontend }) => frontend)
  return frontends
    .filter(({ name }) => !replaced.includes(name))
    .flatMap(liveReleases)
    .map((release) => refuseShell(release, shell))
    .find((refusal) => refusal !== undefined)
}

/** Writes the exports of the shell that is live from now on. */
export async function announceShell(dir: string, offer: ShellOffer): Promise<void> {
  await locked(dir, () => writeOffer(dir, offer))
}

function writeOffer(dir: string, offer: ShellOffer): Promise<void> {
  return replaceFile(layout.shell(dir), `${JSON.stringify(offer)}\n`)
}
