/**
 * What digits with separators may mean as one number: one reading, two if both are plausible (the one with grouping
 * first), none if the separators fit neither. In Mexico commas group and a point separates the cents; Spain and
 * statements from abroad have it the other way round, banks group with spaces, and `1'500,000` is written by hand.
 */
export function readSeparated(text: string): number[] {
  const body = text.replace(/[.,]$/, '')
  const parts = body.split(/[., ']/)
  const separators = body.replace(/\d/g, '')
  if (parts.slice(1).includes('')) return []
  if (separators === '') return [Number(body)]
  const grouped = isGrouped(parts, separators) ? Number(parts.join('')) : undefined
  const decimal = decimalReading(parts, separators)
  if (grouped !== undefined && decimal !== undefined) {
    return separators === '.' ? [grouped, decimal] : [grouped]
  }
  if (grouped !== undefined) return [grouped]
  if (decimal !== undefined) {
    return couldBeGrouping(parts, separators) ? [Number(parts.join('')), decimal] : [decimal]
  }
  return strayLast(parts, separators)
}

/** One to three digits, then threes, with one kind of separator; by hand an apostrophe marks the millions. */
function isGrouped([first = '', ...others]: string[], separators: string): boolean {
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    others.every((part) => part.length === 3) &&
    (new Set(separators).size === 1 || /^,?',$/.test(separators))
  )
}

/** The number whose last separator is that of the cents. */
function decimalReading(parts: string[], separators: string): number | undefined {
  const last = separators.at(-1) ?? ''
  const groups = separators.slice(0, -1)
  const whole = parts.slice(0, -1)
  if (!'.,'.includes(last) || groups.includes(last)) return undefined
  if (groups !== '' && !isGrouped(whole, groups)) return undefined
  return Number(`${whole.join('') || '0'}.${parts.at(-1)}`)
}

/** Whether the cents could as well be a group after a slip of the finger: `1500,000`, `1,2345`, `1,234.567`. */
function couldBeGrouping(parts: string[], separators: string): boolean {
  const digits = parts.at(-1)?.length ?? 0
  if (/^0*$/.test(parts[0] ?? '')) return false
  return separators.length > 1 ? digits === 3 : separators === ',' && digits >= 3
}

/** `150,000,5`: a separator too many, or a digit too few. */
function strayLast(parts: string[], separators: string): number[] {
  const whole = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  const kind = separators.at(-1) ?? ''
  if (!'.,'.includes(kind) || last.length > 2 || !isGrouped(whole, separators.slice(0, -1))) return []
  return [Number(parts.join('')), Number(`${whole.join('')}.${last}`)]
}

/**
 * The numbers of a text in which blanks may separate numbers instead of groups: `150,000 140,000`, `150 140`,
 * `150 000 140 000`. `150 000` and `1 500 000` are one number: no number begins with 000, and the years of a
 * statement do not differ by a factor of a thousand.
 */
export function numbersIn(text: string): string[] | undefined {
  const pieces = text.split(' ')
  if (pieces.length === 1) return undefined
  if (pieces.every(isNumber)) return pieces
  return pieces
    .map((_, at) => [pieces.slice(0, at).join(' '), pieces.slice(at).join(' ')])
    .find(([first = '', second = '']) => first.includes(' ') && isNumber(first) && isNumber(second))
}

const isNumber = (text: string) => /^(?!0\d)\d(.*\d)?$/.test(text) && readSeparated(text).length > 0

/** What may be meant by a text that may be several numbers: all of it as one number or the first, or one of two. */
export function readSeveral(text: string, numbers: string[]): number[] {
  const whole = readSeparated(text)
  if (whole.length === 1) return [...whole, ...readSeparated(numbers[0] ?? '')]
  return numbers.length === 2 && !numbers.some(numbersIn) ? numbers.flatMap(readSeparated) : []
}
