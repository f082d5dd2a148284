import type { Rating } from '@semaforo/contracts'

/** The lowest points for 'good' and 'fair': the thresholds of the score. */
const good = 70
const fair = 40

/** Rates points of 0 to 100; NaN for a ratio that does not apply. */
export function ratingOf(points: number): Rating {
  if (Number.isNaN(points)) return 'no_aplica'
  if (points >= good) return 'bien'
  return points >= fair ? 'atencion' : 'alerta'
}
