import type { LogReader } from '@semaforo/platform'

/**
 * The events that a topic holds of a key, in order, each once: a publish whose acknowledgement was lost is repeated
 * with the same event id (`docs/decisions/0007-delivery-on-kafka.md`).
 */
export async function publishedEvents(log: LogReader, topic: string, key: string) {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  const events = new Map<string, any>()
  await log.read(topic, (record) => {
    if (record.key !== key) return
    const event = JSON.parse(record.value)
    events.set(event.id, event)
  })
  return [...events.values()]
}
