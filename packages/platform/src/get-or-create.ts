/** The value of a key, created and stored on first access. */
export function getOrCreate<Key, Value>(
  entries: Map<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const found = entries.get(key)
  if (found !== undefined) return found
  const made = make(key)
  entries.set(key, made)
  return made
}
