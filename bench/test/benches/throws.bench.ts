import { setTimeout as sleep } from 'node:timers/promises'

/** Leaves something open, as a bench does that throws half-way. */
export async function bench(): Promise<never> {
  sleep(600_000)
  throw new Error('bad answers')
}
