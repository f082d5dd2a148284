import { sharedResult } from '../src/index.ts'

const scored = (
  score: number | null,
  band: 'Empresa saludable' | 'Riesgo de quiebra' | 'Sin diagnóstico',
) => ({
  overall: { score, band },
})

test.each([
  [scored(86.3, 'Empresa saludable'), 0, 'verde', 'Fuera de riesgo'],
  [scored(86.3, 'Empresa saludable'), 1, 'amarillo', 'En riesgo'],
  [scored(12, 'Riesgo de quiebra'), 1, 'rojo', 'En riesgo'],
] as const)('%j with prediction %i is %s', (diagnosis, prediction, light, risk) => {
  expect(sharedResult(diagnosis, { prediction })).toEqual({
    light,
    score_band: diagnosis.overall.band,
    risk_band: risk,
  })
})

test.each([
  [null, { prediction: 0 } as const],
  [scored(86.3, 'Empresa saludable'), null],
  [scored(null, 'Sin diagnóstico'), { prediction: 0 } as const],
])('without a light there is nothing to share', (diagnosis, prediction) => {
  expect(sharedResult(diagnosis, prediction)).toBeUndefined()
})
