import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Figures, RiskModelFile } from '@semaforo/contracts'
import { overallOf, riskModel, semaforo } from '@semaforo/diagnosis'
import { atStart, figuresOf, names, sliders, start } from '../src/home/trial/shop.ts'

const path = join(import.meta.dirname, '../../services/diagnostic/model/risk-model.json')
const model = riskModel(RiskModelFile.parse(JSON.parse(readFileSync(path, 'utf8'))))

test('light and score that the page shows at first are those of the start', () => {
  const figures = figuresOf(start)
  const { score } = overallOf(figures)
  expect({ score, light: semaforo(score, model.classify(figures)) }).toEqual(atStart)
})

test('every place of every slider is a shop that the form would accept, with a score', () => {
  for (const name of names) {
    for (const other of names) {
      for (const amount of [sliders[name].from, sliders[name].to]) {
        for (const more of [sliders[other].from, sliders[other].to]) {
          const figures = figuresOf({ ...start, [name]: amount, [other]: more })
          expect(Figures.safeParse(figures).success).toBe(true)
          expect(overallOf(figures).score).not.toBeNull()
        }
      }
    }
  }
})

test('the sliders lead to all three lights', () => {
  const lights = new Set<string>()
  for (const { from, to, step, name } of names.map((name) => ({ ...sliders[name], name }))) {
    for (let amount = from; amount <= to; amount += step) {
      const figures = figuresOf({ ...start, [name]: amount })
      lights.add(semaforo(overallOf(figures).score, model.classify(figures)))
    }
  }
  expect([...lights].sort()).toEqual(['green', 'red', 'yellow'])
})
