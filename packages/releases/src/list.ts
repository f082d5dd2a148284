import { type Move, type PageFailure, type RunningRelease, siteItself } from '@semaforo/contracts'
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
  /** The move that took another release back, where it was the last one. */
  withdrawal: Move | undefined
  /** Whether its manifest can be read: visitors do not get one that cannot. */
  whole: boolean
}

/** What runs in a folder of frontends, by name, each stable release before its canary. */
export async function list(dir: string): Promise<Running[]> {
  return (await readFrontends(dir)).flatMap(runningOf)
}

/**
 * The same for everybody to read. Notes are the teams' own, and so is who worked at the site itself: only what came
 * as an order names its team.
 */
export async function publicList(dir: string): Promise<RunningRelease[]> {
  return (await list(dir)).map(({ since, withdrawal, ...running }) => ({
    ...running,
    ...(withdrawal?.withdrew && { withdrawal: publicWithdrawal(withdrawal) }),
    ...(since && { since: { at: since.at, by: publicAuthor(since) } }),
  }))
}

/** The same list, with the last error of each release whose pages could not be prerendered. */
export function withFailures<Each extends { frontend: string; version: string }>(
  running: readonly Each[],
  failures: readonly PageFailure[],
): (Each & { withoutPages?: string })[] {
  return running.map((each) => {
    const { frontend, version } = each
    const found = failures.find((failure) => failure.frontend === frontend && failure.version === version)
    return found ? { ...each, withoutPages: found.why } : each
  })
}

function publicWithdrawal(move: Move): RunningRelease['withdrawal'] {
  return { at: move.at, withdrew: move.withdrew, why: publicReason(move) }
}

/** The site's own reason is for everybody: no person wrote it. */
export function publicReason({ by, why }: Move): string | undefined {
  return by === siteItself ? why : undefined
}

/** Who made a move, as everybody may know it. */
export function publicAuthor({ by, key }: Move): string {
  return key ? by : siteItself
}

function runningOf({ name, registry, releases }: KnownFrontend): Running[] {
  const { stable, canary, revision, history } = registry
  const running = (version: string, percent: number, since: Move | undefined) => ({
    frontend: name,
    version,
    percent,
    revision,
    since,
    withdrawal: history.at(-1)?.withdrew && version === stable ? history.at(-1) : undefined,
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
