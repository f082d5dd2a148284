import { aCompany } from '@semaforo/testing/companies'
import { drawn } from '../src/history/chart/scales.ts'

const box = { width: 600, height: 200, left: 32, right: 14, top: 12, bottom: 30 }
const record = (saved_at: string, score: number | null) => ({
  ...aCompany(),
  score,
  predictionTree: 0 as const,
  user_id: 'ana',
  id: saved_at,
  saved_at: `${saved_at}T12:00:00.000Z`,
})

test('the axis is of true time: ten days are a tenth of a hundred', () => {
  const { points } = drawn(
    [record('2026-04-11', 71), record('2026-01-11', 65), record('2026-01-01', 40)],
    box,
  )
  const [first, second, last] = points.map(({ x }) => x) as [number, number, number]
  expect([first, last]).toEqual([32, 586])
  expect((second - first) / (last - first)).toBeCloseTo(0.1, 5)
})

test('heights are scores, and what has none is left out', () => {
  const { points, height } = drawn(
    [record('2026-04-11', 70), record('2026-02-01', null), record('2026-01-01', 40)],
    box,
  )
  expect(points.map(({ y }) => y)).toEqual([height(40), height(70)])
  expect([height(0), height(100)]).toEqual([170, 12])
})

test('two of the same moment are in the middle, and have a line', () => {
  const { points, path } = drawn([record('2026-01-01', 70), record('2026-01-01', 40)], box)
  expect(points.map(({ x }) => x)).toEqual([309, 309])
  expect(path).not.toContain('NaN')
})

test('a narrow chart has fewer ticks, as exact as the span needs', () => {
  const year = [record('2026-12-01', 71), record('2026-01-01', 65)]
  const many = drawn(year, { ...box, width: 1_160 }).ticks
  expect(drawn(year, { ...box, width: 300 }).ticks.length).toBeLessThan(many.length)
  expect(many.every(({ words }) => /2026$/.test(words))).toBe(true)
  const month = drawn([record('2026-01-20', 71), record('2026-01-01', 65)], box).ticks
  expect(month[0]?.words).toMatch(/^\d+ ene$/)
})
