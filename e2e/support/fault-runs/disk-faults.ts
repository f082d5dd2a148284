import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'
import { smallDisk } from './small-disk.ts'

/** Megabytes: room for what a run writes. */
const size = 192

/** A disk of their own for Kafka and for Redis. */
export const makeDisks = () => ({
  kafka: smallDisk(temporaryDirectory(), size),
  redis: smallDisk(temporaryDirectory(), size),
})

/**
 * A full disk under Kafka and under Redis. MongoDB ends on a full disk, which is a MongoDB that is killed.
 * @param lastsMs how long
 */
export const diskFaults = (
  { kafka, redis }: ReturnType<typeof makeDisks>,
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
