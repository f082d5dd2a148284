import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { missesOf, type Outcome } from './goals.ts'
import { type Figures, table } from './table.ts'

type Bench = { name: string; file: string }

/** Every benchmark in order: a file and its `bench`. */
const embedded = [
  ...[
    'page',
    'releases',
    'start',
    'gateway',
    'tracing',
    'pages',
    'login',
    'users',
    'realtime',
    'like-cost',
    'cost',
    'retention',
    'rest',
    'day',
    'likes',
  ],
  ...['evaluation', 'diagnostic', 'pdf', 'what-if', 'widget', 'web', 'dev'],
].map((name) => ({ name, file: fileOf(name) }))
/**
 * With `--infra`: the benchmarks on the servers of `MONGO_URL`, `KAFKA_BROKERS` and `REDIS_URL`, and from `instances`
 * on those on servers of their own. `bench/older.bench.ts` is run by its path: it needs another checkout.
 */
const infra = [
  ...['mongo', 'kafka', 'kafka-consumer'].map((name) => ({ name, file: fileOf(name) })),
  ...['realtime', 'rest', 'day', 'likes', 'instances', 'moving', 'faults', 'disks', 'brokers'].map(
    (name) => ({ name, file: fileOf(`${name}-infra`) }),
  ),
]

function fileOf(name: string): string {
  return `${import.meta.dirname}/${name}.bench.ts`
}

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
const { values, positionals } = parseArgs({
  options: { infra: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const benches = values.infra ? infra : embedded
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
