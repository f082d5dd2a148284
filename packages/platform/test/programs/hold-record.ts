// Prints the `starts` of the record it receives, and holds the record until it is killed.
import { writeSync } from 'node:fs'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'

const [broker = '', topic = '', group = ''] = process.argv.slice(2)
const log = openKafkaLog({ brokers: [broker], clientId: 'holder' })
await log.subscribe({
  group,
  topics: [topic],
  async handle({ value, starts }, { heartbeat }) {
    writeSync(1, `${value} ${starts}\n`)
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await heartbeat()
    }
  },
})
