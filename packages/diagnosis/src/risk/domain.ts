import type { OutsideRatio, RiskModelFile } from '@semaforo/contracts'
import { riskRatioNames } from './ratios.ts'

/**
 * The ratios outside of the middle 98 % of every training set, with the range that spans all of them. A missing
 * value is never outside.
 */
export function outsideOf(
  ratios: readonly number[],
  { ratios: keys, domain }: Pick<RiskModelFile, 'ratios' | 'domain'>,
): OutsideRatio[] {
  return keys.flatMap((key, i) => {
    const value = ratios[i] as number
    const ranges = domain.map(({ from, to }) => ({ from: from[i] as number, to: to[i] as number }))
    if (Number.isNaN(value) || ranges.some(({ from, to }) => value >= from && value <= to)) return []
    return [
      {
        key,
        ...riskRatioNames[key],
        value: Number.isFinite(value) ? value : null,
        from: Math.min(...ranges.map(({ from }) => from)),
        to: Math.max(...ranges.map(({ to }) => to)),
      },
    ]
  })
}
