import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { CopyRefusal, copyDatabases, openSnapshot, sectionOf } from '../../src/archive/index.ts'
import { deadLetterTopic, listDeadLetters, openEmbeddedPlatform, replayDeadLetter } from '../../src/index.ts'
import { withPlatform } from '../contracts/open-platform.ts'
import { copyCounters } from '../programs/copy-counters.ts'
import { keys, openCopies, openCounters } from '../programs/counters.ts'
import { run } from '../programs/run.ts'

const directory = temporaryDirectory()
const inDirectory = (name: string) => join(directory, name)
const copies = 10

test('a copy of a running platform is consistent: no event is missing or has its effect twice', async () => {
  const dataDir = inDirectory('running')
  const program = run('count.ts', dataDir)
  await program.started
  await eventually(() => {
    const snapshot = openSnapshot(dataDir)
    const counters = [...snapshot.entries()].filter((entry) => sectionOf(entry) === 'counters.counter')
    snapshot.close()
    expect(counters).toHaveLength(keys.length)
  })
  for (let n = 1; n <= copies; n += 1) {
    mkdirSync(inDirectory(`copy-${n}`))
    await copyDatabases(dataDir, inDirectory(`copy-${n}`))
  }
  program.kill()
  await program.ended

  for (let n = 1; n <= copies; n += 1) {
    await withPlatform(
      () => openEmbeddedPlatform({ dataDir: inDirectory(`copy-${n}`) }),
      async (platform) => {
        const [counters, copies] = [await openCounters(platform), await openCopies(platform)]
        await copyCounters(platform)
        for (const key of keys) {
          const { n = 0 } = (await counters.get(key))?.state ?? {}
          expect(n).toBeGreaterThan(0)
          await eventually(async () => expect((await copies.get(key))?.state.n).toBe(n))
          expect((await copies.get(key))?.state).toEqual({ n, effects: n, faults: [] })
        }
      },
    )
  }
})

test("a snapshot has the waiting dead letters and the groups' positions", async () => {
  const dataDir = inDirectory('log')
  const letter = (key: string) => ({
    topic: deadLetterTopic('t'),
    key,
    value: '{}',
    headers: { 'dead-letter-topic': 't', 'dead-letter-group': 'g' },
  })
  await withPlatform(
    () => openEmbeddedPlatform({ dataDir }),
    async ({ log }) => {
      const handled = Promise.withResolvers<void>()
      await log.publish([{ topic: 't', key: 'k', value: 'one', headers: {} }])
      const { stop } = await log.subscribe({
        group: 'g',
        topics: ['t'],
        handle: async () => handled.resolve(),
      })
      await handled.promise
      await stop()
      await log.publish([letter('first'), letter('second')])
      const [first] = await listDeadLetters(log, 't')
      if (first) await replayDeadLetter(log, first)
    },
  )
  const snapshot = openSnapshot(dataDir)
  const entries = [...snapshot.entries()]
  snapshot.close()
  const records = entries.filter((entry) => entry.kind === 'record')
  const keysOf = (topic: string) => records.filter((each) => each.topic === topic).map(({ key }) => key)
  expect(keysOf(deadLetterTopic('t'))).toEqual(['second'])
  expect(keysOf('t')).toEqual(['k', 'first'])
  const handled = records.find(({ key }) => key === 'k')?.at
  expect(entries).toContainEqual({ kind: 'group', group: 'g', topic: 't', handled })
})

test('a folder without a site is refused', async () => {
  expect(() => openSnapshot(inDirectory('nothing'))).toThrow(CopyRefusal)
  await expect(copyDatabases(inDirectory('nothing'), directory)).rejects.toThrow('no hay datos de un sitio')
})
