import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

/** Processes of ours that end in the middle. */
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
    name: 'a gateway killed',
    async apply({ gateways: [first] }, load) {
      await first?.kill()
      await load.acknowledges(meanwhile)
      await first?.start()
    },
  },
]
