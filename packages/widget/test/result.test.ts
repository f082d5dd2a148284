import { readFileSync } from 'node:fs'
import type { RiskModelFile } from '@semaforo/contracts'
import { diagnose, riskModel } from '@semaforo/diagnosis'
import { aCompany } from '@semaforo/testing/companies'
import { resultOf } from '../src/frame/local-result.ts'

const path = new URL('../../../services/diagnostic/model/risk-model.json', import.meta.url)
const file = JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile
const loaded = { model: riskModel(file), baseRate: file.baseRate }
const shop = aCompany()

test("the page computes the server's result, and shares no figure of it", () => {
  const result = resultOf(shop, loaded, '2026-11-22')
  expect(result.diagnosis).toEqual(diagnose(shop))
  expect(result.prediction).toEqual(loaded.model.predict(shop, file.baseRate))
  expect(result.shown).toEqual({
    light: 'verde',
    score_band: 'Empresa saludable',
    risk_band: 'Fuera de riesgo',
  })
})

test('without the model there is a score, and nothing to share', () => {
  const result = resultOf(shop, undefined, '2026-11-22')
  expect(result.diagnosis.overall.score).not.toBeNull()
  expect([result.prediction, result.improvement, result.shown]).toEqual([null, null, undefined])
})
