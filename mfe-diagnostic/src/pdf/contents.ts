import type { Certified } from './request-certificate.ts'

/** What a PDF has besides the evaluation. */
export type Contents = {
  /** Whether amounts of money may be in it. */
  amounts: boolean
  /** Whose it is, in the owner's words. */
  name: string
  certified: Certified | undefined
  /** When it is made. */
  now: Date
  /** The site that it is made on. */
  site: { origin: string; host: string }
}
