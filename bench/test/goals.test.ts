import { type Goal, isMet, missesOf } from '../goals.ts'

const goal = (changes: Partial<Goal>): Goal => ({
  name: 'p99 ms',
  measured: 10,
  comparison: 'at most',
  goal: 10,
  ...changes,
})

test.each<[Partial<Goal>, boolean]>([
  [{}, true],
  [{ measured: 10.001 }, false],
  [{ comparison: 'at least' }, true],
  [{ comparison: 'at least', measured: 9.999 }, false],
  [{ measured: Number.NaN }, false],
  [{ comparison: 'at least', measured: Number.NaN }, false],
])('%j is met: %j', (changes, met) => {
  expect(isMet(goal(changes))).toBe(met)
})

test('missed goals are listed with their benchmark, and an error counts as missed', () => {
  expect(
    missesOf([
      { bench: 'login', goals: [goal({}), goal({ measured: 12.3456 })] },
      { bench: 'page', goals: [] },
      { bench: 'kafka', error: new Error('KAFKA_BROKERS is missing') },
    ]),
  ).toEqual([
    'login missed p99 ms: 12.3, at most 10',
    'kafka ended with an error: Error: KAFKA_BROKERS is missing',
  ])
})

test('no goal is listed where all are met', () => {
  expect(missesOf([{ bench: 'login', goals: [goal({})] }])).toEqual([])
})
