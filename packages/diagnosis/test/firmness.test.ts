import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountFields, type Figures, RiskModelFile } from '@semaforo/contracts'
import { aCompany, isAccepted, randomCompanies } from '@semaforo/testing/companies'
import { firmnessOf, overallOf, riskModel, semaforo } from '../src/index.ts'

const path = join(import.meta.dirname, '../../../services/diagnostic/model/risk-model.json')
const { classify } = riskModel(RiskModelFile.parse(JSON.parse(readFileSync(path, 'utf8'))))
const lightOf = (figures: Figures) => semaforo(overallOf(figures).score, classify(figures))

/** Green, and close to yellow. */
const close = aCompany({ costo_ventas: 410_000, pasivo_corriente: 100_000, total_pasivos: 200_000 })

test('reports a light that no single figure changes as firm, with the scores that errors lead to', () => {
  const firm = firmnessOf(aCompany(), classify)
  expect(firm).toMatchObject({
    light: 'green',
    turns: [],
    sentence: 'Ningún dato solo, equivocado en 10\u00a0%, cambia tu semáforo.',
  })
  expect(firm?.from).toBeLessThan(86.3)
  expect(firm?.to).toBeGreaterThan(86.3)
})

test('a light near its border names the figure, the error and the light that follows', () => {
  const firm = firmnessOf(close, classify)
  expect(firm?.light).toBe('green')
  expect(firm?.sentence).toBe('Si tus ventas fueran 10\u00a0% menores, tu semáforo pasaría a amarillo.')
})

test.each<[Figures, (figures: Figures) => 0 | 1, string]>([
  [
    aCompany(),
    ({ costo_ventas }) => (costo_ventas > 320_000 ? 1 : 0),
    'Si tu costo de ventas fuera 10\u00a0% mayor, tu semáforo pasaría a amarillo.',
  ],
  [
    aCompany(),
    ({ ventas_totales }) => (ventas_totales > 520_000 || ventas_totales < 480_000 ? 1 : 0),
    'Si tus ventas fueran 5\u00a0% menores, tu semáforo pasaría a amarillo.',
  ],
  [
    aCompany({ costo_ventas: 500_000, pasivo_corriente: 150_000 }),
    ({ cuentas_por_cobrar }) => (cuentas_por_cobrar < 29_000 ? 0 : 1),
    'Si tus cuentas por cobrar fueran 5\u00a0% menores, tu semáforo pasaría a amarillo.',
  ],
])('the model decides as well: %j', (figures, classify, sentence) => {
  expect(firmnessOf(figures, classify)?.sentence).toBe(sentence)
})

test('figures without a score have no light that could be firm', () => {
  const empty = Object.fromEntries(amountFields.map((field) => [field, field === 'total_activos' ? 1 : 0]))
  expect(firmnessOf({ ...aCompany(), ...empty }, classify)).toBeUndefined()
})

test('of 1,000 random companies: the light is that of page and API, and every turn is what the form would say', () => {
  let firm = 0
  let turning = 0
  for (const figures of randomCompanies(16, 1_000)) {
    const found = firmnessOf(figures, classify)
    expect(found?.light ?? 'none').toBe(lightOf(figures))
    if (!found) continue
    if (found.turns.length === 0) firm++
    else turning++
    const { score } = overallOf(figures)
    expect(found.from <= (score as number) && (score as number) <= found.to).toBe(true)
    for (const { field, share, light, score } of found.turns) {
      const changed = { ...figures, [field]: figures[field] * (1 + share) }
      expect(isAccepted(changed)).toBe(true)
      expect([overallOf(changed).score, lightOf(changed)]).toEqual([score, light])
      expect(light).not.toBe(found.light)
    }
  }
  expect(Math.min(firm, turning)).toBeGreaterThan(50)
})
