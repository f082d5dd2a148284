/** The text under one key of localStorage, shared by the whole page. */
export type StoredText = {
  read(): string | null
  /** Stores the text, or nothing where it is null. */
  write(text: string | null): void
  subscribe(listener: () => void): () => void
}

const opened = new Map<string, StoredText>()

/**
 * The text under `key`: one object per page for all bundles, because the browser sends `storage` events only to
 * other tabs. If the browser refuses to store, the text lasts as long as the page.
 */
export function storedText(key: string): StoredText {
  const known = opened.get(key) ?? open(key)
  opened.set(key, known)
  return known
}

function open(key: string): StoredText {
  const listeners = new Set<() => void>()
  let text = readItem(key)
  const change = (next: string | null) => {
    text = next
    for (const listener of listeners) listener()
  }

  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) change(readItem(key))
  })

  return {
    read: () => text,
    write(next) {
      try {
        if (next === null) localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      } catch {
        // Private windows and full storage refuse: the text stays in memory.
      }
      change(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Removes what is stored under keys with this prefix, in every tab, and what only this page's memory holds. */
export function removeStored(prefix: string): void {
  for (const key of new Set([...storedKeys(), ...opened.keys()])) {
    if (!key.startsWith(prefix)) continue
    try {
      localStorage.removeItem(key)
    } catch {
      // Refused: nothing is stored.
    }
    // The browser sends `storage` events only to other tabs.
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
