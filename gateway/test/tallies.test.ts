import type { Report } from '@semaforo/contracts'
import { addBatch, type Tallies } from '../src/reports/tallies.ts'

const hour = 3_600_000
const visit = { frontend: 'promo', version: '2.0.0', kind: 'load-time', value: 0.2 } as Report
const crash = { frontend: 'promo', version: '2.0.0', kind: 'render' } as Report

function counting() {
  const tallies: Tallies = {
    canary: { visits: 0, failed: 0 },
    stable: { visits: 0, failed: 0 },
    networks: new Map(),
  }
  const at = (hours: number, network: string, ...reports: Report[]) => {
    addBatch(tallies, 'canary', { reports, network, now: hours * hour })
    return tallies.canary
  }
  return { tallies, at }
}

test('a page that fails after its visit is one failure, and none without a visit', () => {
  const { at, tallies } = counting()
  at(0, '10.0.0.1', crash)
  at(0, '10.0.0.1', visit)
  at(0.1, '10.0.0.1', crash)
  expect(at(0.2, '10.0.0.1', crash)).toEqual({ visits: 1, failed: 1 })
  expect(tallies.stable).toEqual({ visits: 0, failed: 0 })
})

test('a network counts once an hour, and four times in all: a fifth of what a canary is first judged by', () => {
  const { at } = counting()
  for (let quarter = 0; quarter < 100; quarter++) at(quarter / 4, '10.0.0.1', visit, crash)
  expect(at(30, '10.0.0.2', visit)).toEqual({ visits: 5, failed: 4 })
})
