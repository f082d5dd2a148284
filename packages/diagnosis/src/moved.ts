import type { Diagnosis, Figures, RatioKey } from '@semaforo/contracts'
import { diagnose } from './expert/diagnose.ts'

/**
 * What one indicator did between two diagnostics: the points of the score that it gave or took (tenths), with the cap
 * that it sets, and where its value went. `counts` where it applies in one of the two alone.
 */
export type Moved = { key: RatioKey; points: number; value: 'up' | 'down' | 'same' | 'counts' }

/** What moved the score between the figures of two days, by today's rules, the largest first. */
export function movedBetween(before: Figures, after: Figures): Moved[] {
  const [old, now] = [diagnose(before), diagnose(after)]
  return now.details.ratios
    .map(({ key, value }, i) => ({
      key,
      points: (tenths(now, key) - tenths(old, key)) / 10,
      value: directionOf(old.details.ratios[i]?.value ?? null, value),
    }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** What an indicator and its cap give to the score, in whole tenths. */
function tenths({ details }: Diagnosis, key: RatioKey): number {
  const parts = [...details.ratios, ...details.caps].filter((part) => part.key === key)
  return Math.round(parts.reduce((sum, { contribution }) => sum + contribution * 10, 0))
}

function directionOf(old: number | null, now: number | null): Moved['value'] {
  if (old === null && now === null) return 'same'
  if (old === null || now === null) return 'counts'
  if (now === old) return 'same'
  return now > old ? 'up' : 'down'
}
