import { useSyncExternalStore } from 'react'
import { storedText } from './stored-text.ts'

/** A value that outlives the page, shared by all tabs and frontends. */
export type Stored<Value> = {
  read(): Value
  /** What a page that is prerendered shows, which knows no browser. */
  empty: Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/**
 * Keeps a JSON value in localStorage under `key`. An unreadable value (absent, another shape, storage
 * forbidden) reads as `empty`; if the browser refuses to store, the value lasts as long as the page. Several
 * stores of one key stay in sync, also across bundles. What equals `empty` is not stored.
 * @param parse returns the value, or undefined if it has another shape
 */
export function stored<Value>(
  key: string,
  parse: (json: unknown) => Value | undefined,
  empty: Value,
): Stored<Value> {
  const text = storedText(key)
  let parsed: string | null = null
  let value = empty

  return {
    read() {
      const now = text.read()
      if (now !== parsed) {
        parsed = now
        value = (now === null ? undefined : parse(fromJson(now))) ?? empty
      }
      return value
    },
    empty,
    write(next) {
      const json = JSON.stringify(next)
      text.write(json === JSON.stringify(empty) ? null : json)
    },
    subscribe: text.subscribe,
  }
}

/** The stored value in a component; rerenders on a change in any tab. */
export function useStored<Value>(store: Omit<Stored<Value>, 'write'>): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => store.empty)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
