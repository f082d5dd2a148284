import { gatewayBench } from './gateway.bench.ts'
import { pageBench } from './page.bench.ts'
import { startBench } from './start.bench.ts'
import { type Figures, table } from './table.ts'

/** Every benchmark, in the order in which it runs. A name as argument runs that one alone. */
const benches: Record<string, () => Promise<Figures>> = {
  page: pageBench,
  start: startBench,
  gateway: gatewayBench,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`${table(await bench())}\n`)
}
