import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { missesOf, type Outcome } from './goals.ts'
import { type Figures, table } from './table.ts'

type Bench = { name: string; file: string }

const benches = ['page', 'releases', 'start', 'gateway', 'realtime', 'day', 'likes', 'diagnostic', 'web'].map(
  (name) => ({ name, file: `${import.meta.dirname}/${name}.bench.ts` }),
)

/** Runs the `bench` of a file and prints its result, one table or several, or its error. */
async function run({ name, file }: Bench): Promise<Outcome> {
  try {
    const { bench }: { bench: () => Promise<Figures | Figures[]> } = await import(file)
    const results = [await bench()].flat()
    for (const figures of results) console.log(`${table(figures)}\n`)
    return { bench: name, goals: results.flatMap(({ goals }) => goals) }
  } catch (error) {
    console.error(name, error)
    return { bench: name, error }
  }
}

/** Arguments are names of the list, or files of benchmarks outside of it; without any, the whole list runs. */
const { positionals } = parseArgs({ allowPositionals: true })
const outcomes: Outcome[] = []
const named = (wanted: string) =>
  benches.find(({ name }) => name === wanted) ?? { name: wanted, file: resolve(wanted) }
for (const each of positionals.length > 0 ? positionals.map(named) : benches) {
  outcomes.push(await run(each))
}
const misses = missesOf(outcomes)
console.log(misses.length > 0 ? misses.join('\n') : 'every goal is met')
// Handles that a failed benchmark left open do not keep the process running.
process.exit(misses.length > 0 ? 1 : 0)
