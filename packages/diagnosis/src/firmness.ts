import { type AmountField, amountFields, Figures } from '@semaforo/contracts'
import { overallOf } from './expert/overall.ts'
import { fieldNames } from './field-names.ts'
import { type Light, lightNames, semaforo } from './semaforo.ts'

/** How wrong one figure is taken to be: the smallest error first, too low before too high. */
const errors = [-0.05, 0.05, -0.1, 0.1] as const
const largest = '10\u00a0%'

/** A light that is on. */
type Lit = Exclude<Light, 'none'>

const rank: Readonly<Record<Lit, number>> = { red: 0, yellow: 1, green: 2 }

/** A single figure whose error changes the light: its share (-0.05 is 5 % less), and light and score that follow. */
export type Turn = { field: AmountField; share: number; light: Lit; score: number }

/** How firm a light is against errors in single figures. */
export type Firmness = {
  /** The light of the figures as they are. */
  light: Lit
  /** The lowest and the highest score, in points, that an error in a single figure leads to, today's included. */
  from: number
  to: number
  /**
   * The errors that change the light, the smallest first. Ties: first the errors that move light and score in the same
   * direction (the tree model may move against the score), then the largest change of score.
   */
  turns: readonly Turn[]
  /** The first of them in words, or that there is none. */
  sentence: string
}

/**
 * Tries each of the ten figures 5 and 10 % lower and higher, one at a time, and says whether the light would change.
 * What the form would refuse (current assets above total assets) is left out: such an error would have been noticed.
 * It takes forty scores and forty predicted classes, some milliseconds in a page.
 * @param figures as validated by the form
 * @param classify the predicted class of figures, as by `RiskModel.classify`
 * @returns undefined while the light is off
 */
export function firmnessOf(figures: Figures, classify: (figures: Figures) => 0 | 1): Firmness | undefined {
  const now = standingOf(figures, classify)
  if (!now) return undefined
  const tried = errors.flatMap((share) =>
    amountFields.flatMap((field) => {
      const changed = { ...figures, [field]: figures[field] * (1 + share) }
      const standing = Figures.safeParse(changed).success ? standingOf(changed, classify) : undefined
      return standing ? [{ field, share, ...standing }] : []
    }),
  )
  const scores = [now, ...tried].map(({ score }) => score)
  const size = ({ share }: Turn) => Math.abs(share)
  const gain = ({ score }: Turn) => score - now.score
  const against = (turn: Turn) => Number(gain(turn) * (rank[turn.light] - rank[now.light]) <= 0)
  const turns = tried
    .filter(({ light }) => light !== now.light)
    .sort((a, b) => size(a) - size(b) || against(a) - against(b) || Math.abs(gain(b)) - Math.abs(gain(a)))
  return {
    light: now.light,
    from: Math.min(...scores),
    to: Math.max(...scores),
    turns,
    sentence: turns[0]
      ? sentenceOf(turns[0])
      : `Ningún dato solo, equivocado en ${largest}, cambia tu semáforo.`,
  }
}

/** Undefined while the light is off. */
function standingOf(figures: Figures, classify: (figures: Figures) => 0 | 1) {
  const { score } = overallOf(figures)
  const light = semaforo(score, classify(figures))
  return score === null || light === 'none' ? undefined : { score, light }
}

function sentenceOf({ field, share, light }: Turn): string {
  const { name, plural } = fieldNames[field]
  const size = `${Math.abs(share * 100)}\u00a0%`
  const direction = `${share < 0 ? 'menor' : 'mayor'}${plural ? 'es' : ''}`
  return `Si ${name} ${plural ? 'fueran' : 'fuera'} ${size} ${direction}, tu semáforo pasaría a ${lightNames[light]}.`
}
