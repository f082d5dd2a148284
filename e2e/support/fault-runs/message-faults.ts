import { likesChanged } from '@semaforo/contracts'
import type { LogRecord } from '@semaforo/platform'
import type { Fault } from './run-fault.ts'

/** Messages that come again, in another order, or are none. */
export const messageFaults: readonly Fault[] = [
  {
    name: 'every message twice',
    async apply({ log }) {
      const records: LogRecord[] = []
      await log.read(likesChanged.topic, ({ topic, key, value, headers }) => {
        records.push({ topic, key, value, headers })
      })
      await log.publish(records)
    },
  },
  {
    name: 'every message again, in another order across people',
    async apply({ log }) {
      const byPerson = new Map<string, LogRecord[]>()
      await log.read(likesChanged.topic, ({ topic, key, value, headers }) => {
        byPerson.set(key, [...(byPerson.get(key) ?? []), { topic, key, value, headers }])
      })
      await log.publish([...byPerson.values()].reverse().flat())
    },
  },
  {
    name: 'poison',
    async apply({ log }) {
      const poison = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({
        topic: likesChanged.topic,
        key,
        value: 'no event',
        headers: {},
      }))
      await log.publish(poison)
    },
  },
]
