/** The entry of a key, made when it is first asked for. */
export function entry<Key, Value>(entries: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = entries.get(key)
  if (found !== undefined) return found
  const made = make(key)
  entries.set(key, made)
  return made
}
