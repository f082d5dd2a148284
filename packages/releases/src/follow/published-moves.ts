import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrontendRegistry, ReleaseMoved } from '@semaforo/contracts'
import { privateFile, replaceFile, textOf, writeOnce } from '../folder/durable.ts'
import { publicAuthor, publicReason } from '../list.ts'

/**
 * The last revision of a frontend that is known to be in a log, 0 for none. The checkpoint is written once the event
 * was read there, not when it was published: of two folders that moved from the same revision, the log says which was
 * first.
 * @param checkpoints the folder with one file a frontend for this log
 */
export async function publishedRevision(checkpoints: string, frontend: string): Promise<number> {
  const revision = Number(await textOf(join(checkpoints, frontend)))
  return Number.isInteger(revision) ? revision : 0
}

export async function savePublishedRevision(
  checkpoints: string,
  frontend: string,
  revision: number,
): Promise<void> {
  await replaceFile(join(checkpoints, frontend), String(revision), privateFile)
}

/**
 * The moves of a frontend that come after a revision, as their events describe them.
 * @param from the address where others fetch its releases
 */
export function movesSince(
  revision: number,
  frontend: string,
  { history, stable, previous, canary, revision: current }: FrontendRegistry,
  from: string,
): ReleaseMoved[] {
  const live = { stable, previous, canary, revision: current }
  return history
    .filter((move) => move.revision > revision)
    .map((move) => ({
      frontend,
      revision: move.revision,
      at: move.at,
      by: publicAuthor(move),
      what: move.what,
      version: move.version,
      percent: move.percent,
      withdrew: move.withdrew,
      why: publicReason(move),
      live,
      from,
    }))
}

/**
 * The random id that the names of a gateway's consumer groups end in, made once and kept in the folder: gateways that
 * share the folder are instances of the same groups.
 */
export async function consumerIdOf(checkpoints: string): Promise<string> {
  const path = join(checkpoints, '.reader')
  if ((await textOf(path)) === undefined) await writeOnce(path, randomUUID())
  return readFile(path, 'utf8')
}
