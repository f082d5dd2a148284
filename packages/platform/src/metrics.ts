import { Counter, Gauge } from 'prom-client'

type Reading<Label extends string> = { labels: Record<Label, string>; value: number }
type Read<Label extends string> = () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>

/** A gauge that is read when somebody asks for the metrics, from every part that has something to say. */
function observed<Label extends string>(name: string, help: string, labelNames: Label[]) {
  const readers = new Set<Read<Label>>()
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      // A part that cannot be read now leaves a gap in its own series alone.
      const found = await Promise.all(
        [...readers].map(async (read) => read()).map((each) => each.catch(() => [])),
      )
      this.reset()
      for (const { labels, value } of found.flat()) this.set(labels, value)
    },
  })
  /** @returns ends the observation */
  return (read: Read<Label>): (() => void) => {
    readers.add(read)
    return () => readers.delete(read)
  }
}

export const observeOutboxSize = observed(
  'outbox_events',
  'Events that are stored and not yet published, as far as this process knows of them',
  ['outbox'],
)

export const observeOutboxAge = observed(
  'outbox_oldest_seconds',
  'Age of the oldest event that is not yet published; 0 where none waits',
  ['outbox'],
)

export const observeLag = observed(
  'consumer_lag_records',
  'Records that a group has not handled, by the last fetch of this process',
  ['group', 'topic', 'partition'],
)

export const observeReading = observed(
  'consumer_reading',
  'Whether this process is a member of the group and reads (1) or waits for Kafka (0)',
  ['group'],
)

export const observeQueue = observed('queue_items', 'Items of a work queue that wait, 1,000 at most', [
  'queue',
])

export const deadLetters = new Counter({
  name: 'dead_letters_total',
  help: 'Records that a group could not handle and that went to the dead letters of their topic',
  labelNames: ['group', 'topic', 'reason'],
})

export const deadLettersExpired = new Counter({
  name: 'dead_letters_expired_total',
  help: 'Dead letters that were removed after their time, without having been replayed before',
  labelNames: ['topic'],
})

export const consumerRetries = new Counter({
  name: 'consumer_retries_total',
  help: 'Failed attempts to handle a record that were followed by another one',
  labelNames: ['group'],
})
