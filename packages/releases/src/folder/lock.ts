import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

const busy = 5

/**
 * Does some work while no other process, and nobody else in this one, does any under the same path. Who waits does
 * so without blocking the event loop.
 * @param patienceMs how long to wait for the others
 * @throws {Refusal} `busy` when that was not enough
 */
export async function withLock<Result>(
  path: string,
  work: () => Promise<Result>,
  patienceMs = 120_000,
): Promise<Result> {
  // SQLite for its lock alone: the system frees it when a process dies however it dies, where a file that says
  // "locked" would stay, and Node has no flock.
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    const deadline = performance.now() + patienceMs
    while (!locked(lock)) {
      if (performance.now() > deadline)
        throw new Refusal('busy', 'Otro proceso está cambiando las versiones. Espera a que termine y repite.')
      await sleep(5 + Math.random() * 20)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function locked(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error
    return false
  }
}
