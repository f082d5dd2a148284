import type { FrontendRegistry } from '@semaforo/contracts'
import { commit } from './folder/commit.ts'
import { locked } from './folder/locked.ts'
import { readSite } from './folder/read-site.ts'
import { readWhole } from './folder/source.ts'
import { Refusal } from './refusal.ts'
import type { Asked, Command } from './rules/command.ts'
import { move } from './rules/move.ts'
import { refuseStored } from './rules/refuse.ts'

/** A command on releases that the site has already. */
export type Change = Exclude<Command, { what: 'publish' }>

/**
 * Moves a frontend's pointers: another share for its canary (or a stored release as its canary), the canary for
 * everybody, or back: the canary is taken back where there is one, else the previous release is everybody's again.
 * A release that more visitors get than before is checked against the site as it is now.
 * @param dir FRONTENDS_DIR
 * @returns the frontend's registry from now on
 * @throws {Refusal} with one line that says what to do
 */
export async function change(
  dir: string,
  name: string,
  command: Change,
  asked: Asked,
): Promise<FrontendRegistry> {
  return locked(dir, async () => {
    const site = await readSite(dir)
    const before = site.frontends.find((each) => each.name === name)?.registry
    const after = move(name, before, command, asked)
    if (after instanceof Refusal) throw after
    for (const version of spread(before, after)) {
      const release = await readWhole(dir, name, version)
      const refusal = release ? refuseStored(release, site) : notStored(name, version)
      if (refusal) throw refusal
    }
    await commit(dir, name, after, asked.at)
    return after
  })
}

/** The versions that a move gives to more visitors. What everybody falls back to from a canary is not among them. */
function spread(before: FrontendRegistry | undefined, { stable, canary }: FrontendRegistry): string[] {
  const reached = canary?.version === before?.canary?.version ? (before?.canary?.percent ?? 0) : 0
  return [
    ...(stable === before?.stable ? [] : [stable]),
    ...(canary && canary.percent > reached ? [canary.version] : []),
  ]
}

function notStored(name: string, version: string): Refusal {
  return new Refusal(
    'not-stored',
    `El sitio no tiene completa la versión ${version} de «${name}»: publícala con npm run frontends -- publish ${name}.`,
  )
}
