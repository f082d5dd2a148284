/** The text under a key of localStorage; null where there is none, or storage is refused. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The JSON value under a key of localStorage; null where there is none, or it cannot be read. */
// biome-ignore lint/suspicious/noExplicitAny: whoever wrote it checks its shape; here a wrong one shows nothing.
export function stored(key: string): any {
  try {
    return JSON.parse(storedText(key) ?? 'null')
  } catch {
    return null
  }
}
