import { setTimeout as sleep } from 'node:timers/promises'

/** Leaves a handle open, as a bench that throws midway does. */
export async function bench(): Promise<never> {
  sleep(600_000)
  throw new Error('bad answers')
}
