import type { Unit } from '../../src/content/schema.ts'

const unbreakable = '\u00a0'

/** Keeps a number and its symbol on one line with a no-break space: `$ 500`, `16 %`. */
export function typeset(text: string): string {
  return text.replace(/\$ (?=\d)/g, `$${unbreakable}`).replace(/(?<=\d) %/g, `${unbreakable}%`)
}

const decimalsOf = (value: number, unit: Unit): number => {
  if (Number.isInteger(value)) return 0
  return unit === 'porciento' ? 1 : 2
}

/**
 * Formats the animated part `share` (0 to 1) of a value in its unit, with the decimals of the whole value so that
 * the text does not flicker.
 */
export function writtenValue(value: number, unit: Unit, share = 1): string {
  const digits = decimalsOf(value, unit)
  const number = new Intl.NumberFormat('es-MX', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value * share)
  if (unit === 'pesos') return typeset(`$ ${number}`)
  if (unit === 'porciento') return typeset(`${number} %`)
  return unit === 'dias' ? `${number} días` : number
}

/** Seconds as `0:32`. */
export function writtenTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
