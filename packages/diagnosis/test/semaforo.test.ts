import { semaforo } from '../src/index.ts'

test.each([
  [70.1, 0, 'green'],
  [70, 0, 'yellow'],
  [40, 0, 'yellow'],
  [70.1, 1, 'yellow'],
  [70, 1, 'red'],
  [0, 1, 'red'],
  [null, 0, 'none'],
  [80, null, 'none'],
  [null, null, 'none'],
] as const)('a score of %s with the prediction %s is %s', (score, prediction, light) => {
  expect(semaforo(score, prediction)).toBe(light)
})
