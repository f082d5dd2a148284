import type { Certified } from './request-certificate.ts'

/** A change worth making: its name, and what to do with the amount that it moves. */
export type Step = { name: string; explanation: string }

/** What the page says to do first; `steps` is empty where no change is needed or none is enough. */
export type Plan = { message: string | undefined; steps: readonly Step[] }

/** What a PDF has besides the evaluation. */
export type Contents = {
  /** Whether amounts of money may be in it. */
  amounts: boolean
  /** Whose it is, in the owner's words. */
  name: string
  plan: Plan | undefined
  certified: Certified | undefined
  /** When it is made. */
  now: Date
  /** The site that it is made on. */
  site: { origin: string; host: string }
}
