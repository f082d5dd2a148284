import { numbersIn, readSeparated } from './separators.ts'

const scales: readonly [words: RegExp, factors: readonly number[]][] = [
  [/^mil(es)?( de)? millones$/, [1e9]],
  [/^(millon(es)?|mill\.?|mdp|mm)$/, [1e6]],
  [/^(mil(es)?|k)$/, [1e3]],
  // Thousands to some, millions to others.
  [/^m$/, [1e6, 1e3]],
]

const part = /(\d[\d., ']*|[.,]\d+) *(mil(?:es)?(?: de)? millones|[a-z]+\.?)? *(?:y (?=\d))?/y

/** A number and the words after it: `150 mil`, `1.5 millones`, `1 millón 500 mil`. */
export function readScaled(text: string): number[] {
  if (text === '') return []
  let totals = [0]
  let below = Number.POSITIVE_INFINITY
  part.lastIndex = 0
  for (let start = 0; start < text.length; start = part.lastIndex) {
    const found = part.exec(text)
    if (!found) return []
    const [, digits = '', words] = found
    const factors = words ? scales.find(([name]) => name.test(words))?.[1] : [1]
    const number = digits.trim()
    const readings = numbersIn(number) ? [] : readSeparated(number)
    if (!factors || readings.length === 0) return []
    const amounts = readings.flatMap((reading) => factors.map((factor) => reading * factor))
    if (amounts.some((amount) => amount >= below)) return []
    // «1 millón 500» is said of 1,500,000.
    const short = !words && below === 1e6 && amounts.every((amount) => amount < 1e3)
    const meant = short ? amounts.flatMap((amount) => [amount * 1e3, amount]) : amounts
    totals = totals.flatMap((total) => meant.map((amount) => total + amount))
    // Nobody says «1.5 millones 140,000» or «80k 140» of one number.
    const goesOn = words?.startsWith('mil') && readings.every(Number.isInteger)
    below = goesOn ? Math.min(...factors) : 0
  }
  return totals
}
