import { replayedPosition } from '../events/replay.ts'
import type { PositionedRecord } from '../ports/event-log.ts'

/**
 * The positions of letters that were replayed, and of the marks that say so. Both name positions of this log, which
 * mean nothing in another one; neither is of use any more.
 */
export function replayedPositions(letters: Iterable<PositionedRecord>): Set<string> {
  const settled = new Set<string>()
  for (const { position, headers } of letters) {
    const letter = replayedPosition(headers)
    if (letter !== undefined) settled.add(letter).add(position)
  }
  return settled
}
