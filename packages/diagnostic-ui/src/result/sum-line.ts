import type { Diagnosis } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'

const total = (parts: readonly { contribution: number }[]) =>
  parts.reduce((sum, { contribution }) => sum + contribution, 0)

/** How the points of the indicators become the score, where a cap takes some; empty where they are the score. */
export function sumLine({ overall: { score }, details: { ratios, caps } }: Diagnosis): string {
  const taken = -total(caps)
  return score === null || taken <= 0
    ? ''
    : texts.analysis.capped(total(ratios).toFixed(1), taken.toFixed(1), score.toFixed(1))
}
