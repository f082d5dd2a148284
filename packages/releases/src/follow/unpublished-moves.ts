import type { ReleaseMoved } from '@semaforo/contracts'
import { locked } from '../folder/locked.ts'
import { readFrontends } from '../folder/read-site.ts'
import { movesSince, publishedRevision } from './published-moves.ts'

/** A folder of frontends, and the folder of what is known of the log. */
export type Shared = { dir: string; checkpoints: string }

/**
 * The moves of a frontend that its folder made itself and the log may not have.
 * @param written the last revision that was written to the log and may not have been read there yet
 * @param from the address where others fetch its releases
 */
export async function unpublishedMoves(
  { dir, checkpoints }: Shared,
  frontend: string,
  written: number,
  from: string,
): Promise<ReleaseMoved[]> {
  // Under the lock, since a move of others and its checkpoint are written under it.
  return locked(dir, async () => {
    const known = (await readFrontends(dir)).find(({ name }) => name === frontend)
    const since = Math.max(written, await publishedRevision(checkpoints, frontend))
    return known ? movesSince(since, frontend, known.registry, from) : []
  })
}
