import { parseArgs } from 'node:util'
import { diagnosticBench } from './diagnostic.bench.ts'
import { evaluationBench } from './evaluation.bench.ts'
import { gatewayBench } from './gateway.bench.ts'
import { kafkaBench } from './kafka.bench.ts'
import { kafkaConsumerBench } from './kafka-consumer.bench.ts'
import { likeCostBench } from './like-cost.bench.ts'
import { loginBench } from './login.bench.ts'
import { mongoBench } from './mongo.bench.ts'
import { pageBench } from './page.bench.ts'
import { pdfBench } from './pdf.bench.ts'
import { realtimeBench } from './realtime.bench.ts'
import { realtimeInfraBench } from './realtime-infra.bench.ts'
import { startBench } from './start.bench.ts'
import { type Figures, table } from './table.ts'
import { tracingBench } from './tracing.bench.ts'
import { usersBench } from './users.bench.ts'
import { whatIfBench } from './what-if.bench.ts'

type Benches = Record<string, () => Promise<Figures>>

/** Every benchmark, in the order in which it runs. A name as argument runs that one alone. */
const embedded: Benches = {
  page: pageBench,
  start: startBench,
  gateway: gatewayBench,
  tracing: tracingBench,
  login: loginBench,
  users: usersBench,
  realtime: realtimeBench,
  'like-cost': likeCostBench,
  evaluation: evaluationBench,
  diagnostic: diagnosticBench,
  pdf: pdfBench,
  'what-if': whatIfBench,
}
/** With `--infra`: those on the servers of `MONGO_URL`, `KAFKA_BROKERS` and `REDIS_URL`. */
const infra: Benches = {
  mongo: mongoBench,
  kafka: kafkaBench,
  'kafka-consumer': kafkaConsumerBench,
  realtime: realtimeInfraBench,
}

const { values, positionals: wanted } = parseArgs({
  options: { infra: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const benches = values.infra ? infra : embedded
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`${table(await bench())}\n`)
}
