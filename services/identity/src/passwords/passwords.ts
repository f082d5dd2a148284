import { availableParallelism } from 'node:os'
import { hashPassword, isOutdated, verifyPassword } from './argon2.ts'
import { createQueue } from './queue.ts'

/** Password hashing with bounded concurrency. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a hash (unknown address) it takes equally long and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
  isOutdated(hash: string): boolean
}

export async function createPasswords(): Promise<Passwords> {
  // libuv's thread pool has four threads: one is left for other work.
  const queue = createQueue({
    concurrency: Math.min(3, availableParallelism()),
    maxWaiting: 200,
    maxWaitMs: 10_000,
  })
  const dummyHash = await hashPassword('')
  return {
    hash: (password) => queue(() => hashPassword(password)),
    verify: async (hash, password) => {
      const fits = await queue(() => verifyPassword(hash ?? dummyHash, password))
      return fits && hash !== undefined
    },
    isOutdated,
  }
}
