/**
 * An amount while it is typed is kept plain: an optional minus, digits, a point and at most two decimals
 * (`-1234567.8`). It is shown grouped behind its currency (`$ 1,234,567.8`).
 */
const longest = 18

/** What counts of a text: the rest is drawn anew. */
export const significant = (text: string) => text.replace(/[^\d.-]/g, '')

/** The plain form of whatever stands in a field. */
export function plainAmount(text: string): string {
  const counted = significant(text)
  const sign = counted.startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = counted.replaceAll('-', '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, longest)
  return decimals.length === 0 ? sign + digits : `${sign}${digits || '0'}.${decimals.join('').slice(0, 2)}`
}

/** A plain amount as the field shows it while it is typed. */
export function shownAmount(plain: string): string {
  if (plain === '') return ''
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d*)(.*)$/.exec(plain) ?? []
  return `${sign}$\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`
}

/** A plain amount with both decimals, as a field has it once it is left. */
export function completedAmount(plain: string): string {
  if (!/\d/.test(plain)) return plain
  const [whole = '', decimals = ''] = plain.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** The number that a plain amount means; undefined while there is none. */
export function numberIn(plain: string): number | undefined {
  return plain === '' ? undefined : Number(plain)
}
