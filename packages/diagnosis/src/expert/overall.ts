import type { Diagnosis, Figures } from '@semaforo/contracts'
import { bandOf } from '../semaforo.ts'
import { ratiosOf } from './ratios.ts'
import { scoreTenths } from './score.ts'

/** Score and band of a diagnosis without its texts, for callers in a loop. */
export function overallOf(figures: Figures): Diagnosis['overall'] {
  const tenths = scoreTenths(ratiosOf(figures))
  const score = tenths === null ? null : tenths / 10
  return { score, band: bandOf(score) }
}
