import type { Move } from '@semaforo/contracts'
import { readFrontends } from './folder/read-site.ts'
import { broughtStable } from './rules/history.ts'
import type { KnownFrontend } from './rules/site.ts'

/** One live release: who gets it (percent of the visitors), since when and by whom. */
export type Running = {
  frontend: string
  version: string
  percent: number
  revision: number
  /** The move that brought it; undefined where the registry remembers none. */
  since: Move | undefined
  /** Whether its manifest can be read: visitors do not get one that cannot. */
  whole: boolean
}

/** What runs in a folder of frontends, by name, each stable release before its canary. */
export async function list(dir: string): Promise<Running[]> {
  return (await readFrontends(dir)).flatMap(runningOf)
}

function runningOf({ name, registry, releases }: KnownFrontend): Running[] {
  const { stable, canary, revision, history } = registry
  const running = (version: string, percent: number, since: Move | undefined) => ({
    frontend: name,
    version,
    percent,
    revision,
    since,
    whole: releases[version] !== undefined,
  })
  const all = running(stable, 100 - (canary?.percent ?? 0), broughtStable(history, registry))
  if (!canary) return [all]
  return [
    all,
    running(
      canary.version,
      canary.percent,
      history.findLast(({ what }) => what === 'canary'),
    ),
  ]
}
