import { parseArgs } from 'node:util'
import { gatewayBench } from './gateway.bench.ts'
import { kafkaBench } from './kafka.bench.ts'
import { kafkaConsumerBench } from './kafka-consumer.bench.ts'
import { loginBench } from './login.bench.ts'
import { mongoBench } from './mongo.bench.ts'
import { pageBench } from './page.bench.ts'
import { startBench } from './start.bench.ts'
import { type Figures, table } from './table.ts'
import { usersBench } from './users.bench.ts'

type Benches = Record<string, () => Promise<Figures>>

/** Every benchmark, in the order in which it runs. A name as argument runs that one alone. */
const embedded: Benches = {
  page: pageBench,
  start: startBench,
  gateway: gatewayBench,
  login: loginBench,
  users: usersBench,
}
/** With `--infra`: those on the servers of `MONGO_URL`, `KAFKA_BROKERS` and `REDIS_URL`. */
const infra: Benches = { mongo: mongoBench, kafka: kafkaBench, 'kafka-consumer': kafkaConsumerBench }

const { values, positionals: wanted } = parseArgs({
  options: { infra: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const benches = values.infra ? infra : embedded
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`${table(await bench())}\n`)
}
