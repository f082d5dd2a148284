import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Figures, Improvement, RiskModelFile } from '@semaforo/contracts'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { diagnose, improve, riskModel, semaforo } from '../src/index.ts'

const path = join(import.meta.dirname, '../../../services/diagnostic/model/risk-model.json')
const model = riskModel(RiskModelFile.parse(JSON.parse(readFileSync(path, 'utf8'))))
const base = 0.05
const improved = (figures: Figures) => improve(figures, model, base)
const lightOf = (figures: Figures) =>
  semaforo(diagnose(figures).overall.score, model.predict(figures, base).prediction)

/** Healthy, but with too much short-term debt. */
const pressed = aCompany({ pasivo_corriente: 130_000, total_pasivos: 250_000, costo_ventas: 360_000 })

test('a company that is green already needs no changes', () => {
  const answer = improved(aCompany())
  expect(answer).toMatchObject({ status: 'already-green', changes: [] })
  expect(answer.before.score).toBe(86.3)
})

test('a company under pressure: a small change, given in money, turns the light green', () => {
  const answer = improved(pressed)
  expect(answer.status).toBe('possible')
  expect(answer.changes).toHaveLength(1)
  expect(answer.changes[0]?.explanation).toMatch(/\$\u00a0[\d,]+/)
  expect(lightOf(answer.figures as Figures)).toBe('green')
  expect(answer.after?.score).toBe(diagnose(answer.figures as Figures).overall.score)
})

test('a company that credible changes within a year cannot turn green gets that answer', () => {
  const lost = aCompany({ total_pasivos: 900_000, pasivo_corriente: 600_000, costo_ventas: 560_000 })
  expect(improved(lost)).toMatchObject({ status: 'none', changes: [] })
})

test('for random companies the proposed changes are green, possible, of at most three levers, and deterministic', () => {
  const seen = { 'already-green': 0, possible: 0, none: 0 }
  for (const figures of randomCompanies(21, 600)) {
    const answer = improved(figures)
    seen[answer.status]++
    if (!Improvement.safeParse(answer).success) throw new Error(JSON.stringify({ figures, answer }))
    expect((lightOf(figures) === 'green') === (answer.status === 'already-green')).toBe(true)
    if (answer.status !== 'possible') continue
    const after = answer.figures as Figures
    if (!Figures.safeParse(after).success) throw new Error(JSON.stringify({ figures, after }))
    expect(lightOf(after)).toBe('green')
    expect(answer.changes.length).toBeLessThanOrEqual(3)
    expect(answer.changes.every(({ amount }) => amount > 0)).toBe(true)
    expect(improved(figures)).toEqual(answer)
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

test('no single proposed lever could be reduced: half of it is not enough', () => {
  const [change] = improved(pressed).changes
  const [field] = change?.fields ?? []
  if (!field) throw new Error('nothing changed')
  const half = { ...pressed, [field.field]: (field.from + field.to) / 2 }
  expect(lightOf(half)).not.toBe('green')
})
