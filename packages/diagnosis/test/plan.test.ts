import { readFileSync } from 'node:fs'
import { RiskModelFile } from '@semaforo/contracts'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { improve, limitsOf, overallOf, planOf, ratingOf, riskModel, rules } from '../src/index.ts'
import { piecewise } from '../src/piecewise.ts'

const path = new URL('../../../services/diagnostic/model/risk-model.json', import.meta.url)
const model = riskModel(RiskModelFile.parse(JSON.parse(readFileSync(path, 'utf8'))))

test('the plan has three steps with their amounts and points', () => {
  const { steps, before, after } = planOf(
    aCompany({ pasivo_corriente: 130_000, total_pasivos: 250_000, costo_ventas: 360_000 }),
  )
  expect(steps).toHaveLength(3)
  expect(steps.every(({ amount }) => amount > 0)).toBe(true)
  expect(steps.map(({ explanation }) => /\$\u00a0[\d,]+/.test(explanation))).toEqual([true, true, true])
  expect((before ?? 0) + steps.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(after ?? 0, 6)
})

test('for random companies the points add up, no step repeats, and money from outside is for what makes healthy', () => {
  for (const figures of randomCompanies(5, 1_000)) {
    const { steps, before, after } = planOf(figures)
    expect(before).toBe(overallOf(figures).score)
    const gained = steps.reduce((sum, { points }) => sum + points, 0)
    expect((before ?? 0) + gained).toBeCloseTo(after ?? 0, 6)
    expect(steps.every(({ amount }) => amount > 0)).toBe(true)
    const levers = steps.map(({ lever }) => lever)
    expect(new Set(levers).size).toBe(levers.length)
    if (levers.includes('aportar_capital')) expect(after).toBeGreaterThan(70)
    if (levers.length > 0) expect(after ?? 0).toBeGreaterThan(before ?? 0)
    expect(levers.length).toBeLessThanOrEqual(3)
  }
})

test('where a year is enough for green, the plan is the smallest changes that lead there', () => {
  const figures = aCompany({ pasivo_corriente: 140_000, total_pasivos: 260_000 })
  const improvement = improve(figures, model, 0.05)
  expect(improvement.status).toBe('possible')
  const { steps, before, after } = planOf(figures, improvement)
  expect(steps.map(({ lever, amount }) => [lever, amount])).toEqual(
    improvement.changes.map(({ lever, amount }) => [lever, amount]),
  )
  expect([before, after]).toEqual([improvement.before.score, improvement.after?.score])
  expect((before ?? 0) + steps.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(after ?? 0, 6)
})

test('without a score there is no plan', () => {
  const figures = aCompany({
    activo_corriente: 0,
    pasivo_corriente: 0,
    inventario_inicial: 0,
    inventario_final: 0,
  })
  const idle = { ...figures, cuentas_por_cobrar: 0, ventas_totales: 0, ventas_credito: 0, costo_ventas: 0 }
  expect(planOf(idle)).toEqual({ steps: [], before: null, after: null })
})

test('the limits of each indicator are where its rating changes', () => {
  for (const { key, points } of rules) {
    const { attention, good, higherIsBetter } = limitsOf(key)
    const step = higherIsBetter ? 1e-6 : -1e-6
    const ratingAt = (value: number) => ratingOf(piecewise(points, value))
    expect([ratingAt(good - step), ratingAt(good + step)]).toEqual(['atencion', 'bien'])
    if (attention === undefined) continue
    expect([ratingAt(attention - step), ratingAt(attention + step)]).toEqual(['alerta', 'atencion'])
  }
  expect(limitsOf('liquidez')).toEqual({ attention: 1, good: 1.25, higherIsBetter: true })
  expect(limitsOf('ventas_credito')).not.toHaveProperty('attention')
})
