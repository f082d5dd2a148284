/** Where somebody was on a page: how far down, and on which link, the `nth` with that address. */
export type Position = { y: number; link?: { href: string; nth: number } | undefined }

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

/** Checked by hand: a schema here would cut zod off from the shell's first script. */
function read(): Record<string, Position> {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Position>
    return Object.values(found).every(isPosition) ? found : {}
  } catch {
    return {}
  }
}

function isPosition({ y, link }: Position): boolean {
  return typeof y === 'number' && (!link || (typeof link.href === 'string' && typeof link.nth === 'number'))
}
