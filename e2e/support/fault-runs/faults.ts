import { setTimeout as sleep } from 'node:timers/promises'
import { likesChanged } from '@semaforo/contracts'
import type { LogRecord } from '@semaforo/platform'
import { eventually } from '@semaforo/testing/eventually'
import { popularity } from './find-likes.ts'
import type { Fault } from './run-fault.ts'

/** Answers while a fault lasts that show that people notice or do not notice it. */
const meanwhile = 10

/** @param lastsMs how long a server is away */
export function faults(lastsMs: number): readonly Fault[] {
  return [
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
      name: 'Kafka stopped',
      async apply({ servers }, load) {
        await servers.kill('kafka')
        await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
        await servers.start('kafka')
      },
    },
    {
      name: 'likes killed between a write and its publication',
      async apply({ servers, likes }, load) {
        // Events of likes that are acknowledged now can only be in the outbox.
        await servers.pause('kafka')
        await load.acknowledges(meanwhile)
        await Promise.all(likes.map(({ kill }) => kill()))
        await servers.resume('kafka')
        await Promise.all(likes.map(({ start }) => start()))
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
    {
      name: 'two, four and one consumer',
      async apply({ moreCatalog }, load) {
        const second = await moreCatalog()
        await load.acknowledges(meanwhile)
        const more = await Promise.all([moreCatalog(), moreCatalog()])
        await load.acknowledges(meanwhile)
        await Promise.all([second, ...more].map(({ stop }) => stop()))
      },
    },
    {
      name: 'MongoDB restarted',
      async apply({ servers }, load) {
        await servers.kill('mongo')
        await sleep(lastsMs)
        await servers.start('mongo')
        await load.acknowledges(meanwhile)
      },
    },
    {
      name: 'MongoDB cut off',
      async apply({ mongo }) {
        await mongo.down()
        await sleep(lastsMs)
        await mongo.up()
      },
    },
    {
      name: 'MongoDB 500 ms away',
      async apply({ mongo }, load) {
        mongo.slow(500)
        await load.acknowledges(meanwhile)
        await mongo.up()
      },
    },
    {
      name: 'MongoDB heard, and its answers lost',
      async apply({ mongo }) {
        mongo.mute()
        await sleep(lastsMs)
        await mongo.up()
      },
    },
    {
      name: 'Redis restarted',
      async apply({ servers }, load) {
        await servers.kill('redis')
        await load.acknowledges(meanwhile)
        await servers.start('redis')
      },
    },
    {
      name: 'Redis hanging',
      async apply({ servers }, load) {
        await servers.pause('redis')
        await load.acknowledges(meanwhile)
        await servers.resume('redis')
      },
    },
    {
      name: 'a gateway killed',
      async apply({ gateways: [first] }, load) {
        await first?.kill()
        await load.acknowledges(meanwhile)
        await first?.start()
      },
    },
    {
      name: 'the catalog killed between an effect and its commit',
      async apply({ servers, mongo, catalogs: [catalog], catalogUrl }, load) {
        const counts = async () => JSON.stringify([...(await popularity(catalogUrl))])
        const before = await counts()
        await catalog?.kill()
        await load.acknowledges(10 * meanwhile)
        // The catalog has to be in the middle of what waits for it when Kafka takes no commit any more: there is more
        // of it than it handles while a busy machine pauses Kafka.
        mongo.slow(100)
        await catalog?.start()
        mongo.slow(500)
        await eventually(async () => {
          if ((await counts()) === before) throw new Error('nothing was counted')
        })
        await servers.pause('kafka')
        // What it is handling has its effect still.
        for (let [earlier, now] = ['', await counts()]; now !== earlier; ) {
          earlier = now
          await sleep(2_000)
          now = await counts()
        }
        await catalog?.kill()
        await servers.resume('kafka')
        await mongo.up()
        await catalog?.start()
      },
    },
  ]
}
