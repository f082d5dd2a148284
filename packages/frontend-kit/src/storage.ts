import { useSyncExternalStore } from 'react'

/** A value that outlives the page: every tab and every frontend sees the same one. */
export type Stored<Value> = {
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/**
 * Keeps a JSON value in localStorage under `key`. What cannot be read (nothing there, another shape,
 * storage forbidden) is `empty`; where the browser refuses to store, the value lasts as long as the page.
 * @param parse returns the value, or undefined when it has another shape
 */
export function stored<Value>(
  key: string,
  parse: (json: unknown) => Value | undefined,
  empty: Value,
): Stored<Value> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = empty

  const refresh = (next: string | null) => {
    if (next === text) return
    text = next
    value = (next === null ? undefined : parse(fromJson(next))) ?? empty
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  refresh(readItem(key))
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    refresh(readItem(key))
    tell()
  })

  return {
    read: () => value,
    write(next) {
      const json = JSON.stringify(next)
      try {
        localStorage.setItem(key, json)
      } catch {
        // Private windows and full storage refuse: the page goes on with the value in memory.
      }
      refresh(json)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The stored value in a component, live across tabs. */
export function useStored<Value>(store: Pick<Stored<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read)
}

/** Removes what is stored under keys that begin so, in every tab. */
export function forgetStored(prefix: string): void {
  for (const key of storedKeys().filter((key) => key.startsWith(prefix))) {
    localStorage.removeItem(key)
    // The browser tells the other tabs alone.
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
