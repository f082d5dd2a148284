import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@semaforo/testing/eventually'
import { meanwhile } from './meanwhile.ts'
import type { Fault } from './run-fault.ts'

const hourMs = 3_600_000
const clocks = [
  { name: 'ahead', ms: hourMs },
  { name: 'behind', ms: -hourMs },
]
const movedClock = import.meta.resolve('./moved-clock.ts')

/** The checkout of an earlier release, with its packages: an update is tried where there is one. */
const older = process.env['OLDER_CHECKOUT']

/** The older release runs again where this one ran, one of two where there are two, as in the middle of an update. */
function besides(checkout: string, lastsMs: number): Fault {
  return {
    name: 'an older release beside this one',
    async apply({ catalogs: [catalog], likes: [likes], realtimes: [realtime], gateways: [gateway] }, load) {
      const updated = [catalog, likes, realtime, gateway]
      await Promise.all(updated.map((each) => each?.kill()))
      await Promise.all(updated.map((each) => each?.start({ checkout })))
      await Promise.all([load.acknowledges(meanwhile), sleep(lastsMs)])
      await Promise.all(updated.map((each) => each?.kill()))
      await Promise.all(updated.map((each) => each?.start()))
    },
  }
}

/** Processes with another clock, or of another release. @param lastsMs how long the older release runs */
export const otherFaults = (lastsMs: number): readonly Fault[] => [
  ...clocks.map(
    ({ name, ms }): Fault => ({
      name: `the catalog and one likes of two with a clock an hour ${name}`,
      async apply({ catalogs: [catalog], likes: [first], urls: [gateway], token }, load) {
        const moved = [catalog, first]
        const restart = async (settings: Record<string, string>) => {
          await Promise.all(moved.map((each) => each?.kill()))
          await Promise.all(moved.map((each) => each?.start({ settings })))
        }
        await restart({ NODE_OPTIONS: `--import ${movedClock}`, CLOCK_AHEAD_MS: String(ms) })
        // Until its gateway asks that one again, only the other one would be tried.
        const headers = { authorization: `Bearer ${await token(randomUUID())}` }
        await eventually(async () => {
          const { status } = await fetch(`${gateway}/api/me/likes`, { headers })
          if (status >= 500) throw new Error(`its gateway answers ${status}`)
        })
        await load.acknowledges(4 * meanwhile)
        await restart({})
      },
    }),
  ),
  ...(older === undefined ? [] : [besides(older, lastsMs)]),
]
