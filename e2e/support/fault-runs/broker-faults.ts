import { setTimeout as sleep } from 'node:timers/promises'
import type { Brokers } from './brokers.ts'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

/** Brokers of three that end, and a network between the services and all of them that fails. @param lastsMs how long */
export function brokerFaults({ nodes, inSync }: Brokers, lastsMs: number): readonly Fault[] {
  const proxies = nodes.map(({ proxy }) => proxy)

  /** These brokers end together, likes are taken without them, and all are in sync again. */
  const without = (...ended: readonly Brokers['nodes'][number][]): Fault['apply'] =>
    async function apply(_, load) {
      await Promise.all(ended.map(({ kill }) => kill()))
      await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
      await Promise.all(ended.map(({ start }) => start()))
      await inSync()
    }

  return [
    { name: 'one of three brokers killed', apply: without(...nodes.slice(0, 1)) },
    {
      name: 'the leader of every partition killed, one after the other',
      async apply(system, load) {
        for (const node of nodes) await without(node)(system, load)
      },
    },
    { name: 'two of three brokers killed', apply: without(...nodes.slice(0, 2)) },
    {
      name: 'Kafka cut off',
      async apply(_, load) {
        await Promise.all(proxies.map(({ down }) => down()))
        await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
        await Promise.all(proxies.map(({ up }) => up()))
      },
    },
    {
      name: 'one of three brokers cut off from the services alone',
      async apply(_, load) {
        await proxies[0]?.down()
        await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
        await proxies[0]?.up()
      },
    },
    {
      name: 'Kafka 500 ms away',
      async apply(_, load) {
        for (const { slow } of proxies) slow(500)
        await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
        await Promise.all(proxies.map(({ up }) => up()))
      },
    },
    {
      name: 'Kafka heard, and its answers lost',
      async apply(_, load) {
        for (const { mute } of proxies) mute()
        await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
        await Promise.all(proxies.map(({ up }) => up()))
      },
    },
  ]
}
