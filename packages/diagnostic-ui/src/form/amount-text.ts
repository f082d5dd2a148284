import { largestAmount } from '@semaforo/contracts'
import { readAmount } from './reading/read-amount.ts'

/**
 * A draft keeps what the person typed. Digits with at most two decimals (`-1234567.8`) are plain and displayed
 * with currency and grouping (`$ 1,234,567.8`); everything else is displayed as it was typed.
 */
export const isPlain = (text: string) => /^-?\d*(\.\d{0,2})?$/.test(text)

/** A typed amount as the field displays it. */
export function shownAmount(typed: string): string {
  if (typed === '') return ''
  if (!isPlain(typed)) return /^\d/.test(typed) ? `$\u00a0${typed}` : typed
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d*)(.*)/.exec(typed) ?? []
  return `${sign}$\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`
}

/** A typed amount in plain form with both decimals, if it means one amount; otherwise as it was typed. */
export function completedAmount(typed: string): string {
  const reading = readAmount(typed)
  if (reading.kind === 'empty') return ''
  const isExact = reading.kind === 'amount' && Math.abs(reading.amount) <= largestAmount
  return isExact ? plainAmount(reading.amount) : typed
}

/** The plain form of an amount. */
export const plainAmount = (amount: number) => amount.toFixed(2)
