import type { Improvement } from '@semaforo/contracts'

/** What a PDF has besides the evaluation. */
export type Contents = {
  /** Whether amounts of money may be in it. */
  amounts: boolean
  /** The changes that lead to green, where they are known. */
  improvement: Improvement | undefined
  /** Whose it is, in the owner's words. */
  name: string
  /** When it is made. */
  now: Date
  /** The host of the site that it is made on. */
  host: string
}
