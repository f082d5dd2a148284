import type { Diagnosis } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'

const total = (parts: readonly { contribution: number }[]) =>
  parts.reduce((sum, { contribution }) => sum + contribution, 0)

/** How the points add up to the score; undefined without a score. */
export function sumLine({ overall: { score }, details: { ratios, caps } }: Diagnosis): string {
  if (score === null) return ''
  const [all, taken] = [total(ratios).toFixed(1), -total(caps)]
  return taken > 0
    ? texts.analysis.capped(all, taken.toFixed(1), score.toFixed(1))
    : texts.analysis.sum(all, score.toFixed(1))
}
