import * as z from 'zod/mini'

/** Where somebody was on a page: how far down, and on which link, the `nth` with that address. */
const Position = z.object({
  y: z.number(),
  link: z.optional(z.object({ href: z.string(), nth: z.number() })),
})
export type Position = z.infer<typeof Position>

const Positions = z.record(z.string(), Position)
const key = 'semaforo.positions'
/** The last ones of a long visit are enough. */
const most = 50

/** The positions of this tab's history by the keys of its entries; they survive a page load. */
export function storedPositions() {
  const positions = new Map(Object.entries(read()))
  return {
    get: (entry: string) => positions.get(entry),
    set(entry: string, position: Position) {
      positions.delete(entry)
      positions.set(entry, position)
      const [oldest] = positions.keys()
      if (positions.size > most && oldest) positions.delete(oldest)
    },
    store() {
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(positions)))
      } catch {
        // Full or refused: a page load then begins at the top.
      }
    },
  }
}

function read(): Record<string, Position> {
  try {
    return Positions.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
