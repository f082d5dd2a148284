import type { RatioResult, RatioUnit } from '@semaforo/contracts'
import { limitsOf, percentagePoints, ratioText } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'

const nothing = /^[0.]+(\s|$)/

/** A difference of two values: of two percentages it is in percentage points. */
const gapText = (gap: number, unit: RatioUnit) =>
  unit === 'porcentaje' ? percentagePoints(gap) : ratioText(gap, unit)

/** Where a ratio is good, and how far it is from there: `bien desde 1.25 · te faltan 0.22`. */
export function limitsText({ key, value, unit, rating }: RatioResult): string {
  const { good, higherIsBetter } = limitsOf(key)
  const limit = ratioText(good, unit)
  const parts = [higherIsBetter ? texts.analysis.from(limit) : texts.analysis.upTo(limit)]
  if (rating !== 'bien' && value !== null) {
    const gap = gapText(Math.abs(good - value), unit)
    if (!nothing.test(gap))
      parts.push(higherIsBetter ? texts.analysis.tooFew(gap) : texts.analysis.tooMany(gap))
  }
  return parts.join(' · ')
}
