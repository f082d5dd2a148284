import type { RatioKey } from '@semaforo/contracts'
import { thresholds } from '../semaforo.ts'
import { ruleOf } from './score.ts'

/** Where 'atención' and 'bien' begin, as values of the ratio; `attention` is absent where no value is 'alerta'. */
export type Limits = { attention?: number; good: number; higherIsBetter: boolean }

/** The limits of a ratio's ratings, from the corners of its rule. */
export function limitsOf(key: RatioKey): Limits {
  const { points } = ruleOf[key]
  const higherIsBetter = (points[0]?.[1] ?? 0) < (points.at(-1)?.[1] ?? 0)
  const worst = Math.min(...points.map(([, each]) => each))
  return {
    ...(worst < thresholds.stable && { attention: valueAt(key, thresholds.stable) }),
    good: valueAt(key, thresholds.healthy),
    higherIsBetter,
  }
}

/** The value at which a rule gives these points. */
function valueAt(key: RatioKey, wanted: number): number {
  const { points } = ruleOf[key]
  const right = points.findIndex(([, y1], i) => i > 0 && between(wanted, points[i - 1]?.[1] ?? y1, y1))
  const [[x0, y0], [x1, y1]] = [points[right - 1], points[right]] as [[number, number], [number, number]]
  return x0 + ((x1 - x0) * (wanted - y0)) / (y1 - y0)
}

const between = (wanted: number, one: number, other: number) =>
  Math.min(one, other) <= wanted && wanted <= Math.max(one, other)
