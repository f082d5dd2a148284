import { readFileSync } from 'node:fs'
import type { RiskModelFile } from '@semaforo/contracts'
import { improve, riskModel } from '@semaforo/diagnosis'
import { aCompany } from '@semaforo/testing/companies'
import { improvementInBrowser, resultsInBrowser } from '../src/result/in-browser.ts'

const path = new URL('../../services/diagnostic/model/risk-model.json', import.meta.url)
const file = JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile
const model = riskModel(file)
const shop = aCompany()

const { fetch } = globalThis
beforeEach(() => {
  globalThis.fetch = async () => Response.json({ ...file, assumedBaseRate: 0.02 })
})
afterEach(() => {
  globalThis.fetch = fetch
})

test('what is computed in the page tells the risk at the rate that the site assumes', async () => {
  expect((await resultsInBrowser(shop)).prediction).toEqual(model.predict(shop, 0.02))
  expect(await improvementInBrowser(shop)).toEqual(improve(shop, model, 0.02))
})
