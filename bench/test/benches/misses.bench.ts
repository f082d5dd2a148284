import type { Figures } from '../../table.ts'

export async function bench(): Promise<Figures> {
  return {
    title: 'Misses',
    rows: [{ name: 'a call', 'to bare': 0.783 }],
    goals: [
      { name: 'a call to bare', measured: 0.7834, comparison: 'at least', goal: 1 },
      { name: 'errors', measured: 0, comparison: 'at most', goal: 0 },
    ],
    note: 'wants a quiet machine',
  }
}
