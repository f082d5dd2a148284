import type { Band, Diagnosis, Prediction } from '@semaforo/contracts'
import { type Light, semaforo, thresholds } from './semaforo.ts'

/** What a sentence names as its reason: what costs most points, or what weighs most in the model. */
type Reason = 'points' | 'risk'

type Sentence = readonly [text: string, reason?: Reason]

const { stable, healthy } = thresholds
const uncompared = 'Falta comparar tu negocio con otras empresas para encender tu semáforo.'
const unscored: Sentence = ['Con estas cifras no hay puntaje, y sin él tu semáforo no enciende.']

/** The sentence under the light by the band of the score and the prediction; the third is for none. */
const sentences: Readonly<Record<Band, readonly [safe: Sentence, atRisk: Sentence, missing: Sentence]>> = {
  'Empresa saludable': [
    [`Tu puntaje pasa de ${healthy} y las empresas con números parecidos suelen seguir abiertas.`],
    [`Tu puntaje pasa de ${healthy}, pero tus números se parecen a los de empresas que quebraron.`, 'risk'],
    [`Tu puntaje pasa de ${healthy}. ${uncompared}`],
  ],
  'Empresa estable': [
    [
      `Las empresas con números parecidos suelen seguir abiertas, pero tu puntaje no pasa de ${healthy}.`,
      'points',
    ],
    [`Tu puntaje no pasa de ${healthy} y tus números se parecen a los de empresas que quebraron.`, 'points'],
    [`Tu puntaje no pasa de ${healthy}. ${uncompared}`],
  ],
  'Riesgo de quiebra': [
    [
      `Las empresas con números parecidos suelen seguir abiertas, pero tu puntaje no llega a ${stable}.`,
      'points',
    ],
    [`Tu puntaje no llega a ${stable} y tus números se parecen a los de empresas que quebraron.`, 'points'],
    [`Tu puntaje no llega a ${stable}. ${uncompared}`],
  ],
  'Sin diagnóstico': [unscored, unscored, unscored],
}

/** The reasons as they follow a sentence: at most two. */
const because: Readonly<Record<Reason, (names: string) => string>> = {
  points: (names) => ` Lo que más te resta: ${names}.`,
  risk: (names) => ` Lo que más pesa: ${names}.`,
}

/** The light of a diagnostic and the sentence that says why, by one rule for page, widget and PDF. */
export type Verdict = { light: Light; sentence: string }

/** A diagnosis as far as a verdict needs it; the sentence names indicators where it has their details. */
type Judged = Pick<Diagnosis, 'overall'> & Partial<Pick<Diagnosis, 'details'>>
type Predicted = Pick<Prediction, 'prediction'> & Partial<Pick<Prediction, 'factores'>>

/** The verdict on a diagnosis and a prediction, each null while it is missing. */
export function verdictOf(diagnosis: Judged | null, prediction: Predicted | null): Verdict {
  const band = diagnosis?.overall.band ?? 'Sin diagnóstico'
  const [text, reason] = sentences[band][prediction?.prediction ?? 2]
  const names = reason === undefined ? [] : namesFor(reason, diagnosis, prediction)
  return {
    light: semaforo(diagnosis?.overall.score ?? null, prediction?.prediction ?? null),
    sentence: reason === undefined || names.length === 0 ? text : text + because[reason](joined(names)),
  }
}

function namesFor(reason: Reason, diagnosis: Judged | null, prediction: Predicted | null): string[] {
  const ratios = diagnosis?.details?.ratios ?? []
  const found =
    reason === 'risk'
      ? (prediction?.factores ?? []).filter(({ contribution }) => contribution > 0)
      : (diagnosis?.details?.weaknesses ?? []).flatMap((weak) => ratios.find(({ key }) => key === weak) ?? [])
  return found.slice(0, 2).map(({ name }) => name)
}

const conjunction = new Intl.ListFormat('es-MX')

/** Joins names within a sentence: `liquidez y endeudamiento`. */
export const joined = (names: readonly string[]): string =>
  conjunction.format(names.map((name) => name.toLowerCase()))
