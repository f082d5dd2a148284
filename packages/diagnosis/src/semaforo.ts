import type { Band } from '@semaforo/contracts'

export type Light = 'green' | 'yellow' | 'red' | 'none'

/** Up to here, the lower one included, a company is at risk; above the upper one it is healthy. */
export const thresholds = { stable: 40, healthy: 70 } as const

/** The band of a score as it is shown, in tenths of a point: below 40, 40 to 70, above 70. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'Sin diagnóstico'
  if (score < thresholds.stable) return 'Riesgo de quiebra'
  return score > thresholds.healthy ? 'Empresa saludable' : 'Empresa estable'
}

/**
 * The Semáforo of screen, PDF and widget: green when the score is healthy and the model sees no risk, red when
 * neither holds, yellow when they disagree, none while one is missing.
 */
export function semaforo(score: number | null, prediction: 0 | 1 | null): Light {
  if (score === null || prediction === null) return 'none'
  const healthy = score > thresholds.healthy
  if (healthy && prediction === 0) return 'green'
  return !healthy && prediction === 1 ? 'red' : 'yellow'
}
