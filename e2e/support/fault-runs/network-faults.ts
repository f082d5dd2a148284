import { setTimeout as sleep } from 'node:timers/promises'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

/** A network between both gateways and their instances of likes that fails. @param lastsMs how long */
export const networkFaults = (lastsMs: number): readonly Fault[] => [
  {
    name: 'likes cut off from the gateways',
    async apply({ likesNetwork }) {
      await Promise.all(likesNetwork.map(({ down }) => down()))
      await sleep(lastsMs)
      await Promise.all(likesNetwork.map(({ up }) => up()))
    },
  },
  {
    name: 'likes 500 ms away from the gateways',
    async apply({ likesNetwork }, load) {
      for (const { slow } of likesNetwork) slow(500)
      await load.acknowledges(meanwhile)
      await Promise.all(likesNetwork.map(({ up }) => up()))
    },
  },
  {
    name: 'likes hear the gateways, and their answers are lost',
    async apply({ likesNetwork }) {
      for (const { mute } of likesNetwork) mute()
      await sleep(lastsMs)
      await Promise.all(likesNetwork.map(({ up }) => up()))
    },
  },
]
