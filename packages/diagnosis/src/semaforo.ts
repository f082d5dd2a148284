import type { Band } from '@semaforo/contracts'

export type Light = 'green' | 'yellow' | 'red' | 'none'

/** The lights within a sentence, and as they are shared. */
export const lightNames = { green: 'verde', yellow: 'amarillo', red: 'rojo' } as const

/** In points: at risk below `stable`, healthy above `healthy`, stable from one to the other. */
export const thresholds = { stable: 40, healthy: 70 } as const

/** The band of a score in points, rounded to tenths as displayed: below 40, 40 to 70, above 70. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'Sin diagnóstico'
  if (score < thresholds.stable) return 'Riesgo de quiebra'
  return score > thresholds.healthy ? 'Empresa saludable' : 'Empresa estable'
}

/**
 * The Semáforo of screen, PDF and widget: green if the score is healthy and the model predicts no risk, red if
 * neither holds, yellow if they disagree, off while one is missing.
 */
export function semaforo(score: number | null, prediction: 0 | 1 | null): Light {
  if (score === null || prediction === null) return 'none'
  const healthy = score > thresholds.healthy
  if (healthy && prediction === 0) return 'green'
  return !healthy && prediction === 1 ? 'red' : 'yellow'
}
