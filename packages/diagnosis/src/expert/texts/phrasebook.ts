import type { Figures, Rating } from '@semaforo/contracts'

/** The texts about one ratio: what it means for this company, and what to do about it. */
export type RatioTexts = { explanation: string; advice: string }

/** A ratio that applies; `value` may be infinite. */
export type Case = { figures: Figures; value: number }

/** The texts of a ratio by rating, with the company's figures; `absent` says why it does not apply. */
export type Phrasebook = Record<Exclude<Rating, 'no_aplica'>, (ratio: Case) => RatioTexts> & {
  absent: string
}
