import type { Prediction } from '@semaforo/contracts'
import { riskText, usualCount } from '../src/result/risk-text.ts'

test.each([
  [0.05, '5'],
  [0.07, '7'],
  [0.025, '2.5'],
  [0.001, '0.1'],
  [0.004, '0.4'],
  [0.5, '50'],
])('of a hundred companies a rate of %d is %s', (rate, count) => {
  expect(usualCount(rate)).toBe(count)
})

const words = (prediction: 0 | 1, desde: number, riesgo: number, hasta: number) =>
  riskText({
    prediction,
    riesgo,
    tasa_base: 0.05,
    intervalo: { desde, hasta, confianza: 0.9 },
  } as Prediction)

test.each([
  [0, 0.031, 0.042, 0.062, 'usual', 'Riesgo como el de la mayoría: entre 3 y 6 de cada 100'],
  [0, 0.021, 0.031, 0.046, 'usual', 'Riesgo como el de la mayoría: entre 2 y 5 de cada 100'],
  [0, 0.011, 0.022, 0.041, 'lower', 'Riesgo menor que el de la mayoría: entre 1 y 4 de cada 100'],
  [0, 0.0401, 0.0402, 0.0403, 'lower', 'Riesgo menor que el de la mayoría: 4 de cada 100'],
  [0, 0.001, 0.002, 0.003, 'lower', 'Riesgo menor que el de la mayoría: menos de 1 de cada 100'],
  [1, 0.046, 0.06, 0.081, 'usual', 'Riesgo como el de la mayoría: entre 5 y 8 de cada 100'],
  [1, 0.2, 0.365, 0.51, 'higher', 'Riesgo mayor que el de la mayoría: entre 20 y 51 de cada 100'],
] as const)(
  'a prediction of %i with a risk of %d, %d, %d is compared with the usual one: %s',
  (prediction, desde, riesgo, hasta, side, headline) => {
    expect(words(prediction, desde, riesgo, hasta)).toMatchObject({ side, headline })
  },
)

test.each([
  [0.031, 0.042, 0.062, 'unas 4 (entre 3 y 6) quebraron', '4 de cada 100 (entre 3 y 6)'],
  [0.006, 0.012, 0.021, 'más o menos 1 (entre 1 y 2) quebró', '1 de cada 100 (entre 1 y 2)'],
  [0.001, 0.002, 0.003, 'menos de 1 quebró', 'menos de 1 de cada 100'],
])('a risk is a whole number with its interval', (desde, riesgo, hasta, few, short) => {
  expect(words(0, desde, riesgo, hasta)).toMatchObject({
    sentence: `De cada 100 empresas con números parecidos, ${few} al año siguiente; suponemos que lo usual son 5.`,
    short,
  })
})
