import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'
import { smallDisk } from './small-disk.ts'

/** Megabytes: room for what a run writes. */
const size = 192

/** Gives Kafka and Redis a disk of their own each, in the folder of their servers. */
export function disksOf(folder: string) {
  const disk = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    return smallDisk(path, size)
  }
  return { kafka: disk('kafka'), redis: disk('redis') }
}

/**
 * A full disk under Kafka and under Redis. MongoDB ends on a full disk, which is a MongoDB that is killed.
 * @param lastsMs how long
 */
export const diskFaults = (
  { kafka, redis }: ReturnType<typeof disksOf>,
  lastsMs: number,
): readonly Fault[] => [
  {
    name: 'the disk of Redis full, which takes no writes then',
    async apply(_, load) {
      redis.fill()
      await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
      redis.free()
    },
  },
  {
    name: 'the disk of Kafka full, which ends then',
    async apply({ servers }, load) {
      kafka.fill()
      await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
      kafka.free()
      await servers.kill('kafka')
      await servers.start('kafka')
    },
  },
]
