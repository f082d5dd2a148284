import { join } from 'node:path'
import type { ReleaseMoved } from '@semaforo/contracts'
import { privateFile, replaceFile, textOf } from './folder/durable.ts'
import { locked } from './folder/locked.ts'
import { publicAuthor, publicReason } from './list.ts'
import type { KnownFrontend } from './rules/site.ts'

/**
 * The moves of a frontend that the log may not have, as their events describe them.
 * @param checkpoints the folder with one file a frontend: the last revision that was published to this log
 */
export async function unpublishedMoves(
  checkpoints: string,
  { name, registry }: KnownFrontend,
): Promise<ReleaseMoved[]> {
  const { history, stable, previous, canary, revision } = registry
  // A checkpoint that is damaged counts as none.
  const published = Number(await textOf(join(checkpoints, name))) || 0
  return history
    .filter((move) => move.revision > published)
    .map((move) => ({
      frontend: name,
      revision: move.revision,
      at: move.at,
      by: publicAuthor(move),
      what: move.what,
      version: move.version,
      percent: move.percent,
      withdrew: move.withdrew,
      why: publicReason(move),
      live: { stable, previous, canary, revision },
    }))
}

/** Remembers that the moves of a frontend up to its revision are in the log. Another gateway may do so, too. */
export async function savePublished(
  dir: string,
  checkpoints: string,
  { name, registry }: KnownFrontend,
): Promise<void> {
  await locked(dir, () => replaceFile(join(checkpoints, name), String(registry.revision), privateFile))
}
