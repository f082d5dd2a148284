import type { DiagnosticRecord } from '@semaforo/contracts'
import { figuresIn } from '../figures-in.ts'
import { type Moved, movedBetween } from '../moved.ts'
import { whyTexts } from './why.texts.ts'

/** As many reasons as one remembers. */
const most = 2
/** Points below which an indicator explains nothing. */
const least = 0.3

const listed = new Intl.ListFormat('es-MX')
const short = (score: number) => score.toFixed(1).replace('.0', '')

type Scored = Pick<DiagnosticRecord, 'score'>

/**
 * Why the score moved from one diagnostic to a later one: `65 → 71: cobraste antes.` Without a reason where today's
 * rules know none, and undefined where one of them has no score.
 */
export function whySentence(before: DiagnosticRecord, after: DiagnosticRecord): string | undefined {
  return sentenceOf(before, after, movedBetween(figuresIn(before), figuresIn(after)))
}

/** @param moved what moved, the largest first */
export function sentenceOf(before: Scored, after: Scored, moved: readonly Moved[]): string | undefined {
  if (before.score === null || after.score === null) return undefined
  const rise = after.score - before.score
  const reasons = moved.flatMap(({ key, points, value }) =>
    points * rise > 0 && Math.abs(points) >= least && (value === 'up' || value === 'down')
      ? [whyTexts[key][value]]
      : [],
  )
  const scores = `${short(before.score)} → ${short(after.score)}`
  if (rise === 0) return `${scores}: sin cambio.`
  return reasons.length === 0 ? `${scores}.` : `${scores}: ${listed.format(reasons.slice(0, most))}.`
}
