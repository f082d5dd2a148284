/**
 * While an amount is typed, its plain form is stored: an optional minus, digits, a point and at most two
 * decimals (`-1234567.8`). It is displayed with currency and grouping (`$ 1,234,567.8`).
 */
const longest = 18

/** The significant characters of a text: the rest is formatting. */
export const significant = (text: string) => text.replace(/[^\d.-]/g, '')

/** The plain form of a field's text. */
export function plainAmount(text: string): string {
  const counted = significant(text)
  const sign = counted.startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = counted.replaceAll('-', '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, longest)
  return decimals.length === 0 ? sign + digits : `${sign}${digits || '0'}.${decimals.join('').slice(0, 2)}`
}

/** A plain amount as the field displays it while typing. */
export function shownAmount(plain: string): string {
  if (plain === '') return ''
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d*)(.*)$/.exec(plain) ?? []
  return `${sign}$\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`
}

/** A plain amount with both decimals, as the field displays it after blur. */
export function completedAmount(plain: string): string {
  if (!/\d/.test(plain)) return plain
  const [whole = '', decimals = ''] = plain.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** The number of a plain amount; undefined if there is none. */
export function numberIn(plain: string): number | undefined {
  return plain === '' ? undefined : Number(plain)
}
