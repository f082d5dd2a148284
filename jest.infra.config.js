import { files, run } from './jest.config.js'

/** The tests on real Kafka, MongoDB and Redis; each of their addresses is required. */
const missing = ['KAFKA_BROKERS', 'MONGO_URL', 'REDIS_URL'].filter((name) => !process.env[name])
if (missing.length > 0) {
  process.stderr.write(`Faltan las direcciones de servidores de verdad: ${missing.join(', ')}.\n`)
  process.exit(1)
}

export default {
  ...files,
  ...run,
  maxWorkers: 2,
  testMatch: ['**/test/infra/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
