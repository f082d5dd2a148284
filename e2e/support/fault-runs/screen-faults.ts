import type { Fault } from './run-fault.ts'
import { openScreens } from './screens.ts'

/** People who look on. */
const screensOpen = 6

/** What open screens show behind a balancer, and while realtime ends. */
export const screenFaults: readonly Fault[] = [
  {
    name: 'none, and two gateways behind a balancer of plain TCP',
    async apply(system, load) {
      const screens = await openScreens(system, screensOpen)
      try {
        for (const method of ['POST', 'DELETE', 'POST'] as const) await screens.hear(load, method, 9)
        // Each stayed at the instance of realtime that knows it, whichever way its polls took.
        if (screens.connects().some((connects) => connects > 1)) throw new Error('a screen connected again')
      } finally {
        screens.close()
      }
    },
  },
  {
    name: 'an instance of realtime killed, and the other one later',
    async apply(system, load) {
      const screens = await openScreens(system, screensOpen)
      try {
        await screens.hear(load, 'POST', 9)
        for (const [instance, method] of [
          [system.realtimes[0], 'DELETE'],
          [system.realtimes[1], 'POST'],
        ] as const) {
          await instance?.kill()
          await screens.hear(load, method, 9)
          await instance?.start()
        }
      } finally {
        screens.close()
      }
    },
  },
]
