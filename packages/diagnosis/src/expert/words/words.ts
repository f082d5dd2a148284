import type { Figures, Rating } from '@semaforo/contracts'

/** What is said of one ratio: what it means for this company, and what to do about it. */
export type Words = { explanation: string; advice: string }

/** A ratio that applies; `value` may be infinite. */
export type Case = { figures: Figures; value: number }

/** The words of a ratio by rating, with the figures of the company; `absent` says why it does not apply. */
export type Phrasebook = Record<Exclude<Rating, 'no_aplica'>, (ratio: Case) => Words> & { absent: string }
