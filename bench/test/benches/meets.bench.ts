import type { Figures } from '../../table.ts'

export async function bench(): Promise<Figures> {
  return {
    title: 'Meets',
    rows: [{ name: 'a call', ms: 1 }],
    goals: [{ name: 'ms of a call', measured: 1, comparison: 'at most', goal: 2 }],
  }
}
