import { useSyncExternalStore } from 'react'
import { storedText } from './stored-text.ts'

/** A value that outlives the page: every tab and every frontend sees the same one. */
export type Stored<Value> = {
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/**
 * Keeps a JSON value in localStorage under `key`. What cannot be read (nothing there, another shape,
 * storage forbidden) is `empty`; where the browser refuses to store, the value lasts as long as the page.
 * Several stores of one key agree, also where different bundles made them.
 * @param parse returns the value, or undefined when it has another shape
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
    write: (next) => text.write(JSON.stringify(next)),
    subscribe: text.subscribe,
  }
}

/** The stored value in a component, live across tabs. */
export function useStored<Value>(store: Pick<Stored<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
