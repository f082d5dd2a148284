import type { CanaryVerdict } from '@semaforo/contracts'
import { fisherExact, type Tally } from './fisher.ts'

/** The chance that a canary which is no worse than the stable release is ever taken back. */
const falseAlarms = 0.01
/** Of a canary, before it is judged. */
export const fewestVisits = 20

/**
 * Whether a canary fails more often than the stable release does beyond chance: Fisher's exact test, one-sided. It is
 * asked after each visit, and many looks at one coin find a streak in it; so the n-th visit has the threshold
 * 0.01 / (n (n + 1)), which add up to 0.01 over all visits there can ever be.
 */
export function judge(canary: Tally, stable: Tally): CanaryVerdict {
  const probability = fisherExact(canary, stable)
  const looks = Math.max(1, canary.visits)
  const threshold = falseAlarms / (looks * (looks + 1))
  const failing = canary.visits >= fewestVisits && probability < threshold
  return { canary, stable, probability, threshold, failing }
}

/** The reason for taking a canary back, for the log and the list. */
export function reasonOf({ canary, stable, probability }: CanaryVerdict): string {
  return `falló en ${canary.failed} de ${canary.visits} visitas, y la estable en ${stable.failed} de ${stable.visits} (prueba de Fisher: p = ${Number(probability.toPrecision(1))})`
}
