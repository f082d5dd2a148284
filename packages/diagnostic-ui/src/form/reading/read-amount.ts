import { plainCharacters } from './characters.ts'
import { type Refusal, refusalIn, whyUnread } from './refusals.ts'
import { readScaled } from './scales.ts'
import { numbersIn, readSeveral } from './separators.ts'

/** What a text says as an amount in pesos, to the cent. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: number }
  /** It may mean either of two amounts, the larger one first: only the person knows. */
  | { kind: 'question'; amounts: [number, number] }
  | { kind: 'refused'; why: Refusal }

/** No amount is written longer: a text above it was pasted by mistake. */
const longest = 60

const around =
  /^(?:mx[np]?|m\.n\.|[$ ])*([+-]?)(?:mx[np]?|[$ ])*(.*?)(?: *(?:(?:de )?pesos?|mx[np]|m\.? ?n\.?|moneda nacional|\.-|\$))* *$/

/**
 * Reads an amount as a person means it, in any notation: `$ 1,234.50`, `1.234,50`, `1 500 000`, `150 mil`,
 * `2.3 mdp`. It never guesses: what may mean two amounts is a question, and anything else has its reason.
 */
export function readAmount(text: string): Reading {
  if (text.trim().length > longest) return { kind: 'refused', why: 'long' }
  const plain = plainCharacters(text)
  if (plain.replace(/[$ ]/g, '') === '') return { kind: 'empty' }
  const refusal = refusalIn(plain)
  if (refusal) return { kind: 'refused', why: refusal }
  const [, sign = '', body = ''] = around.exec(plain) ?? []
  const numbers = numbersIn(body)
  const amounts = numbers ? readSeveral(body, numbers) : readScaled(body)
  const cents = amounts.map((amount) => Number(amount.toFixed(2)))
  const [one, other, ...more] = [...new Set(cents)].sort((a, b) => b - a)
  const isRepeated = numbers !== undefined && other === undefined
  if (one === undefined || more.length > 0 || isRepeated) return { kind: 'refused', why: whyUnread(body) }
  const signed = (amount: number) => (sign === '-' && amount !== 0 ? -amount : amount)
  if (other === undefined) return { kind: 'amount', amount: signed(one) }
  return { kind: 'question', amounts: [signed(one), signed(other)] }
}
