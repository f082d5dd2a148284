import { availableParallelism } from 'node:os'
import { hashPassword, isOutdated, verifyPassword } from './argon2.ts'
import { createQueue } from './queue.ts'

/** Passwords as this process handles them: hashed a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a hash (nobody has that address) it takes as long, and is false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
  isOutdated(hash: string): boolean
}

export async function createPasswords(): Promise<Passwords> {
  // The thread pool has four threads, and other work needs one of them.
  const queue = createQueue({ atOnce: Math.min(3, availableParallelism()), waiting: 200 })
  const nobody = await hashPassword('')
  return {
    hash: (password) => queue(() => hashPassword(password)),
    verify: async (hash, password) => {
      const fits = await queue(() => verifyPassword(hash ?? nobody, password))
      return fits && hash !== undefined
    },
    isOutdated,
  }
}
