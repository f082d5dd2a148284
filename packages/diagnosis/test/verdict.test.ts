import type { Band, Diagnosis, Prediction } from '@semaforo/contracts'
import { aCompany } from '@semaforo/testing/companies'
import { diagnose, verdictOf } from '../src/index.ts'

const scores: Record<Band, number | null> = {
  'Empresa saludable': 70.1,
  'Empresa estable': 40,
  'Riesgo de quiebra': 39.9,
  'Sin diagnóstico': null,
}

/** A diagnosis of this band, whose weakest indicators are prueba ácida and días de inventario. */
const ofBand = (band: Band): Diagnosis => ({
  ...diagnose(aCompany()),
  overall: { band, score: scores[band] },
})

/** A prediction as far as a verdict reads it; what weighs most in it is liquidez. */
const predicted = (prediction: 0 | 1) =>
  ({
    prediction,
    factores: [
      { name: 'Liquidez', contribution: 0.4 },
      { name: 'Endeudamiento', contribution: -0.2 },
    ],
  }) as Prediction

const weak = 'Lo que más te resta: prueba ácida y días de inventario.'
const goOn = 'as empresas con números parecidos suelen seguir abiertas'
const alike = 'tus números se parecen a los de empresas que quebraron'
const uncompared = 'Falta comparar tu negocio con otras empresas para encender tu semáforo.'
const unscored = 'Con estas cifras no hay puntaje, y sin él tu semáforo no enciende.'

test.each([
  ['Empresa saludable', 0, 'green', `Tu puntaje pasa de 70 y l${goOn}.`],
  ['Empresa saludable', 1, 'yellow', `Tu puntaje pasa de 70, pero ${alike}. Lo que más pesa: liquidez.`],
  ['Empresa saludable', null, 'none', `Tu puntaje pasa de 70. ${uncompared}`],
  ['Empresa estable', 0, 'yellow', `L${goOn}, pero tu puntaje no pasa de 70. ${weak}`],
  ['Empresa estable', 1, 'red', `Tu puntaje no pasa de 70 y ${alike}. ${weak}`],
  ['Empresa estable', null, 'none', `Tu puntaje no pasa de 70. ${uncompared}`],
  ['Riesgo de quiebra', 0, 'yellow', `L${goOn}, pero tu puntaje no llega a 40. ${weak}`],
  ['Riesgo de quiebra', 1, 'red', `Tu puntaje no llega a 40 y ${alike}. ${weak}`],
  ['Riesgo de quiebra', null, 'none', `Tu puntaje no llega a 40. ${uncompared}`],
  ['Sin diagnóstico', 0, 'none', unscored],
  ['Sin diagnóstico', 1, 'none', unscored],
  ['Sin diagnóstico', null, 'none', unscored],
] as const)(
  '«%s» with the prediction %s is %s, and the sentence says why',
  (band, prediction, light, sentence) => {
    const verdict = verdictOf(ofBand(band), prediction === null ? null : predicted(prediction))
    expect(verdict).toEqual({ light, sentence })
  },
)

test('a sentence without anything to name names nothing', () => {
  const { overall, details } = ofBand('Empresa estable')
  const flawless = { overall, details: { ...details, weaknesses: [] } }
  expect(verdictOf(flawless, predicted(1)).sentence).toBe(`Tu puntaje no pasa de 70 y ${alike}.`)
})
