/** Runs the works of one key one after the other, and those of different keys beside each other. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const turn = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === turn) last.delete(key)
      })
    last.set(key, turn)
    return mine
  }
}
