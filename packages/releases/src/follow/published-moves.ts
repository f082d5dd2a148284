import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrontendRegistry, ReleaseMoved } from '@semaforo/contracts'
import { replaceFile, textOf } from '../folder/durable.ts'
import { withLock } from '../folder/lock.ts'
import { publicAuthor, publicReason } from '../list.ts'

/**
 * The last revision of a frontend that is known to be in a log, 0 for none. It is noted once the event was read
 * there, not when it was written: of two folders that moved from the same revision, the log says which was first.
 * @param notes the folder of what is known of this log
 */
export async function publishedRevision(notes: string, frontend: string): Promise<number> {
  const revision = Number(await textOf(join(notes, frontend)))
  return Number.isInteger(revision) ? revision : 0
}

export async function savePublishedRevision(
  notes: string,
  frontend: string,
  revision: number,
): Promise<void> {
  await replaceFile(join(notes, frontend), String(revision))
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

/** What a folder is called as a reader of the log: gateways that share it share the reading. */
export async function readerOf(notes: string): Promise<string> {
  await mkdir(notes, { recursive: true })
  return withLock(join(notes, '.lock'), async () => {
    const path = join(notes, '.reader')
    const known = await textOf(path)
    if (known !== undefined) return known
    const reader = randomUUID()
    await replaceFile(path, reader)
    return reader
  })
}
