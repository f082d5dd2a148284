/** As many records as somebody goes back to. */
const mostRecords = 30

/** What is stored by record id, with one more entry; the oldest ones go. */
export function withLatest<Value>(
  entries: Readonly<Record<string, Value>>,
  recordId: string,
  value: Value,
): Record<string, Value> {
  const { [recordId]: _, ...others } = entries
  return { ...Object.fromEntries(Object.entries(others).slice(1 - mostRecords)), [recordId]: value }
}
