import type { AmountField, Figures } from '@semaforo/contracts'
import { type Correction, corrected, corrections } from './corrections.ts'
import { type Sign, signs } from './signs.ts'

/** Figures that look like another period or unit, to be asked about. */
export type Doubt = {
  /** The same for the same figures: what was answered once is not asked again. */
  id: string
  /** The amounts that do not go together. */
  fields: readonly AmountField[]
  /** The evidence, and what may have been meant. */
  question: string
  correction: Correction
  /** The figures with the correction taken. */
  meant: Figures
}

const isWithin = (value: number, [from, to]: readonly [number, number]) =>
  Number.isNaN(value) || (value >= from && value <= to)

const isUsual = (sign: Sign, figures: Figures) => isWithin(sign.value(figures), sign.usual)
const isOdd = (sign: Sign, figures: Figures) => !isWithin(sign.value(figures), sign.possible)

/**
 * Asks where two figures do not go together and a change of period (a month for a year) or of unit (thousands for
 * pesos) would explain it: it makes them usual, makes nothing else impossible, and is accepted by the form. What no
 * such change explains is left to the warnings.
 * @param figures as validated by the form
 * @returns one doubt for each correction, the first evidence of it first
 */
export function doubtsOf(figures: Figures): Doubt[] {
  const odd = signs.filter((sign) => isOdd(sign, figures))
  const doubts: Doubt[] = []
  for (const sign of odd) {
    const found = explanationOf(sign, figures, odd)
    if (!found || doubts.some(({ correction }) => correction === found.correction)) continue
    const { correction, meant } = found
    doubts.push({
      id: [sign.key, ...sign.fields.map((field) => figures[field])].join(':'),
      fields: sign.fields,
      question: `${sign.evidence(figures, sign.value(figures))}: ${correction.question}`,
      correction,
      meant,
    })
  }
  return doubts
}

/** Of the corrections that explain a sign that with which the figures go together best. */
function explanationOf(
  sign: Sign,
  figures: Figures,
  odd: readonly Sign[],
): Pick<Doubt, 'correction' | 'meant'> | undefined {
  let best: (Pick<Doubt, 'correction' | 'meant'> & { strange: number }) | undefined
  for (const correction of corrections) {
    const meant = corrected(figures, correction)
    if (!meant || !isUsual(sign, meant)) continue
    const stillOdd = signs.filter((other) => isOdd(other, meant))
    if (stillOdd.some((other) => !odd.includes(other))) continue
    const strange = stillOdd.length + signs.filter((other) => !isUsual(other, meant)).length
    if (!best || strange < best.strange) best = { correction, meant, strange }
  }
  return best
}
