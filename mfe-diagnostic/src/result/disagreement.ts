import type { Diagnosis, Prediction } from '@semaforo/contracts'
import { thresholds } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'

/** Whether rules and model agree, and if not what weighs most in each of them. */
export function agreement({ overall, details }: Diagnosis, { prediction, factores }: Prediction): string {
  const healthy = overall.score !== null && overall.score > thresholds.healthy
  if (healthy === (prediction === 0)) return texts.light.agree
  if (healthy) {
    const risky = factores.filter(({ contribution }) => contribution > 0).map(({ name }) => name)
    return risky.length > 0
      ? texts.light.healthyButRisky(listed(risky.slice(0, 2)))
      : texts.light.healthyButRiskyAlone
  }
  const weak = details.weaknesses.flatMap(
    (weak) => details.ratios.find(({ key }) => key === weak)?.name ?? [],
  )
  return weak.length > 0 ? texts.light.safeButWeak(listed(weak.slice(0, 2))) : texts.light.safeButWeakAlone
}

const conjunction = new Intl.ListFormat('es-MX')

/** Joins names: `liquidez y endeudamiento`. */
export const listed = (names: readonly string[]) =>
  conjunction.format(names.map((name) => name.toLowerCase()))
