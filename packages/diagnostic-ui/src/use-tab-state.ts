import { useState } from 'react'

/**
 * A state of somebody without an account: it survives a reload, in this tab alone, since a computer may be shared.
 * @param parse returns the stored value, or undefined if it has another shape
 */
export function useTabState<Value>(
  key: string,
  parse: (json: unknown) => Value | undefined,
  empty: Value,
): [value: Value, write: (next: Value) => void] {
  const [value, setValue] = useState(() => read(key, parse) ?? empty)
  const write = (next: Value) => {
    setValue(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Where storage is refused it lasts as long as the page.
    }
  }
  return [value, write]
}

function read<Value>(key: string, parse: (json: unknown) => Value | undefined): Value | undefined {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
