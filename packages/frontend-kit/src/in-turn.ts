const last = new Map<string, Promise<unknown>>()

/**
 * Works of one name run one after the other, across all tabs of the site. A page without https, on a machine other
 * than the server's, has no such locks: there it holds for the works of this tab.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // The type of the browser's own knows of pages with https alone.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request(name, work) as Promise<Result>
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, turn)
  return turn
}
