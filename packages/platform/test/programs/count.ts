// Counts, and copies the counters, until it is killed; prints each count once it is durable.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { event } from '@semaforo/contracts'
import { openEmbeddedPlatform } from '../../src/embedded/platform.ts'
import { copyCounters } from './copy-counters.ts'
import { counted, keys, openCounters } from './counters.ts'

const platform = openEmbeddedPlatform({ dataDir: process.argv[2] ?? '' })
const counters = await openCounters(platform)
await copyCounters(platform)
writeSync(1, 'ready\n')

async function countFor(key: string): Promise<never> {
  for (;;) {
    const { state } = await counters.update(key, (before) => {
      const next = { n: (before?.n ?? 0) + 1 }
      return [next, [event(counted, next)]]
    })
    writeSync(1, `${key} ${state?.n}\n`)
    await sleep(Math.random() * 8)
  }
}

await Promise.all(keys.map(countFor))
