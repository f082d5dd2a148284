import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { event } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { toCloudEvent, toRecord } from '../src/events/envelope.ts'
import { type DeliveredRecord, deadLetterTopic, openEmbeddedPlatform } from '../src/index.ts'
import { withPlatform } from './contracts/open-platform.ts'
import { copyCounters } from './programs/copy-counters.ts'
import { counted, keys, openCopies, openCounters } from './programs/counters.ts'
import { run } from './programs/run.ts'

const directory = temporaryDirectory()
const kills = 50

/** Runs the counting program and kills it: sometimes during its start, mostly during its work. */
async function countAndKill(dataDir: string, whileStarting: boolean): Promise<string[]> {
  const program = run('count.ts', dataDir)
  if (!whileStarting) await program.started
  await sleep(Math.random() * (whileStarting ? 300 : 150))
  program.kill()
  const { signal, lines, errors } = await program.ended
  expect({ signal, errors }).toEqual({ signal: 'SIGKILL', errors: '' })
  return lines.filter((line) => line !== 'ready')
}

test(`${kills} kills lose nothing that was acknowledged and apply nothing twice`, async () => {
  const dataDir = join(directory, 'kills')
  const acknowledged = new Map(keys.map((key) => [key, 0]))
  for (let kill = 1; kill <= kills; kill += 1) {
    for (const line of await countAndKill(dataDir, kill % 5 === 0)) {
      const [key = '', n] = line.split(' ')
      expect(Number(n)).toBeGreaterThan(acknowledged.get(key) ?? Number.POSITIVE_INFINITY)
      acknowledged.set(key, Number(n))
    }
  }

  await withPlatform(
    () => openEmbeddedPlatform({ dataDir }),
    async (platform) => {
      const [counters, copies] = [await openCounters(platform), await openCopies(platform)]
      await copyCounters(platform)
      for (const key of keys) {
        const counter = await counters.get(key)
        const n = counter?.version ?? 0
        expect(counter?.state).toEqual({ n })
        expect(n).toBeGreaterThanOrEqual(acknowledged.get(key) ?? Number.POSITIVE_INFINITY)
        expect(acknowledged.get(key)).toBeGreaterThan(kills)
        await eventually(async () => expect((await copies.get(key))?.state.n).toBe(n))
        expect((await copies.get(key))?.state).toEqual({ n, effects: n, faults: [] })
      }
    },
  )
})

test('an event that crashes the process each time becomes a dead letter, and later ones are handled', async () => {
  const dataDir = join(directory, 'crashes')
  const open = () => openEmbeddedPlatform({ dataDir })
  const events = [1, 2].map((n) =>
    toCloudEvent(event(counted, { n }), { service: 'counters', subject: 'a', sequence: n }),
  )
  await withPlatform(open, ({ log }) => log.publish(events.map((each) => toRecord(counted.topic, each))))

  const codes: (number | null)[] = []
  while (codes.length < 10 && codes.at(-1) !== 0) {
    codes.push((await run('crash-in-handler.ts', dataDir).ended).code)
  }
  expect(codes).toEqual([70, 70, 70, 70, 70, 0])

  await withPlatform(open, async ({ log }) => {
    const letters: DeliveredRecord[] = []
    const handle = async (record: DeliveredRecord) => {
      letters.push(record)
    }
    await log.subscribe({ group: 'letters', topics: [deadLetterTopic(counted.topic)], handle })
    await eventually(() => expect(letters).toHaveLength(1))
    expect(letters[0]).toMatchObject({
      value: JSON.stringify(events[0]),
      headers: { 'dead-letter-reason': 'process-crashed', 'dead-letter-starts': '6' },
    })
  })
})
