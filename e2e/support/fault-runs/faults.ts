import { messageFaults } from './message-faults.ts'
import { networkFaults } from './network-faults.ts'
import { otherFaults } from './other-faults.ts'
import { processFaults } from './process-faults.ts'
import type { Fault } from './run-fault.ts'
import { screenFaults } from './screen-faults.ts'
import { serverFaults } from './server-faults.ts'

/** @param lastsMs how long a server is unavailable */
export const faults = (lastsMs: number): readonly Fault[] => [
  ...messageFaults,
  ...screenFaults,
  ...serverFaults(lastsMs),
  ...networkFaults(lastsMs),
  ...otherFaults(lastsMs),
  ...processFaults,
]
