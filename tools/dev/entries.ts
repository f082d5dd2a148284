import { createHash } from 'node:crypto'
import type { DevEntry } from './registry.ts'

/** How many edits a page may be behind. */
const kept = 50

/** The entries that a frontend has had since the start, each under a different address. */
export type Entries = {
  /** Notes the entry of the last build. */
  add(content: Buffer): void
  /** The address and the hash of the last one; undefined before the first. */
  last(): DevEntry | undefined
  /** The entry at an address. */
  at(path: string): Buffer | undefined
}

/**
 * A page reads the registry once and loads a frontend when it is asked for: an entry that an edit has replaced since
 * would not have the hash that the page expects.
 * @param publicPath where the frontend's files are, with a slash at its end
 */
export function createEntries(publicPath: string): Entries {
  const contents = new Map<string, Buffer>()
  let last: DevEntry | undefined
  return {
    add(content) {
      const hash = createHash('sha384').update(content)
      const integrity = `sha384-${hash.copy().digest('base64')}`
      last = { entry: `${publicPath}${hash.digest('hex').slice(0, 16)}/remoteEntry.js`, integrity }
      contents.delete(last.entry)
      contents.set(last.entry, content)
      const [oldest] = contents.keys()
      if (contents.size > kept && oldest) contents.delete(oldest)
    },
    last: () => last,
    at: (path) => contents.get(path),
  }
}
