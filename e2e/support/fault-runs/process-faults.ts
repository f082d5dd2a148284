import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@semaforo/testing/eventually'
import { popularity } from './find-likes.ts'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

/** Processes of ours that end in the middle, or of which there are more and fewer. */
export const processFaults: readonly Fault[] = [
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
