import { signed } from '@semaforo/diagnostic-ui'
import { historyTexts } from '../history.texts.ts'

/** A difference in points with its sign, in words; that there is none where it would be written as a zero. */
export const change = (points: number, words = (difference: string) => difference) =>
  Math.abs(points) < 0.05 ? historyTexts.compare.same : words(signed(points))
