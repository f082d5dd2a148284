import { setTimeout as sleep } from 'node:timers/promises'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

/** Servers that are stopped, hang, or answer slowly. @param lastsMs how long */
export const serverFaults = (lastsMs: number): readonly Fault[] => [
  {
    name: 'Kafka stopped',
    async apply({ servers }, load) {
      await servers.kill('kafka')
      await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
      await servers.start('kafka')
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
    name: 'Redis cut off',
    async apply({ redis }, load) {
      await redis.down()
      await load.acknowledges(meanwhile)
      await redis.up()
    },
  },
  {
    name: 'Redis 500 ms away',
    async apply({ redis }, load) {
      redis.slow(500)
      await load.acknowledges(meanwhile)
      await redis.up()
    },
  },
  {
    name: 'Redis heard, and its answers lost',
    async apply({ redis }, load) {
      redis.mute()
      await load.acknowledges(meanwhile)
      await redis.up()
    },
  },
]
