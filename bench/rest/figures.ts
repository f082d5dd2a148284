import type { Figures } from '../table.ts'
import { atRest, type Running } from './processes.ts'

const seconds = 60
const mostPercent = 1

/** What processes use of a core while nobody asks them anything. */
export async function restFigures(of: string, processes: readonly Running[]): Promise<Figures> {
  const used = await atRest(processes, seconds)
  const measured = processes.map(({ name }, n) => ({ name, percent: used[n] ?? Number.NaN }))
  return {
    title: `At rest: processor time without a visitor over ${seconds} seconds, ${of}`,
    rows: measured.map(({ name, percent }) => ({ name, '% of a core': percent.toFixed(2) })),
    goals: measured.map(({ name, percent }) => ({
      name: `% of a core of ${name}`,
      measured: percent,
      comparison: 'at most',
      goal: mostPercent,
    })),
    note: 'other load on the machine makes the same work take more processor time',
  }
}
