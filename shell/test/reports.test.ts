import type { Report } from '@semaforo/contracts'
import { outbox } from '../src/reports/outbox.ts'
import { releaseInStack } from '../src/reports/release-in-stack.ts'

const learning = { name: 'learning', version: '0.1.0-a1' }
const failure: Report = { frontend: 'learning', version: '0.1.0-a1', kind: 'uncaught' }

test('an error belongs to the release whose script threw it, not to the one that it was called from', () => {
  const stack = `TypeError: x is not a function
    at https://sitio.example/assets/275.01d3b0a3.js:2:9
    at t (https://sitio.example/remotes/learning/0.1.0-a1/assets/780.js:1:20)
    at https://sitio.example/remotes/account/0.1.0-b2/assets/9.js:1:20`
  expect(releaseInStack(stack)).toEqual(learning)
  expect(releaseInStack('@https://cdn.example/remotes/learning/0.1.0-a1/remoteEntry.js:1')).toEqual(learning)
})

test.each([
  '',
  'Error: no\n    at https://sitio.example/assets/main.js:1:2',
  'at /remotes/learning/',
  'at /remotes/Learning/1/a.js',
])('%j belongs to no release', (stack) => {
  expect(releaseInStack(stack)).toBeUndefined()
})

test('reports wait for their request, and leave once', () => {
  const sent: Report[][] = []
  const { add, flush } = outbox((reports) => sent.push(reports))
  expect(add(failure)).toBe(true)
  expect(sent).toEqual([])
  flush()
  flush()
  expect(sent).toEqual([[failure]])
})

test('a loop of errors is told five times, other kinds and releases beside it', () => {
  const sent: Report[][] = []
  const { add, flush } = outbox((reports) => sent.push(reports))
  for (let times = 0; times < 100; times++) add(failure)
  expect(add(failure)).toBe(false)
  expect(add({ ...failure, kind: 'render' })).toBe(true)
  expect(add({ ...failure, version: '0.1.0-a2' })).toBe(true)
  flush()
  expect(sent.flat()).toHaveLength(7)
})

test('no request carries more than the gateway accepts', () => {
  const sent: Report[][] = []
  const { add, flush } = outbox((reports) => sent.push(reports))
  for (let at = 0; at < 120; at++) add({ ...failure, version: `1.0.${at}` })
  flush()
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
})
