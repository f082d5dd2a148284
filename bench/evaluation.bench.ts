import { diagnose } from '@semaforo/diagnosis'
import { committedModel, loadModel } from '@semaforo/diagnostic/load-model'
import { randomCompanies } from '@semaforo/testing/companies'
import { type Figures, wantsQuiet } from './table.ts'

const most = 50
const rounds = 20

/**
 * CPU time of a score with all its texts and a prediction with factors and interval, for varied companies;
 * other load on the machine is not counted.
 */
export async function bench(): Promise<Figures> {
  const { model } = await loadModel(committedModel, 0.05)
  const companies = [...randomCompanies(1, 2_000)]
  const works = {
    'score, explained': (i: number) => diagnose(companies[i] as never),
    'prediction, explained': (i: number) => model.predict(companies[i] as never, 0.05),
  }
  const rows = Object.entries(works).map(([name, work]) => {
    const times = Array.from({ length: rounds }, () => timeOf(work, companies.length)).sort((a, b) => a - b)
    return { name, median: times[rounds / 2] ?? 0, least: times[0] ?? 0 }
  })
  const both = {
    name: 'both',
    median: rows.reduce((sum, { median }) => sum + median, 0),
    least: rows.reduce((sum, { least }) => sum + least, 0),
  }
  return {
    title: `Diagnosis: microseconds a company, ${companies.length} companies, ${rounds} rounds`,
    rows: [...rows, both].map(({ name, median, least }) => ({
      name,
      median: median.toFixed(1),
      'least round': least.toFixed(1),
    })),
    goals: [{ name: 'µs of score and prediction', measured: both.median, comparison: 'at most', goal: most }],
    note: wantsQuiet,
  }
}

/** Microseconds per iteration, of `count` iterations. */
function timeOf(work: (i: number) => unknown, count: number): number {
  const began = process.cpuUsage()
  for (let i = 0; i < count; i++) work(i)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / count
}
