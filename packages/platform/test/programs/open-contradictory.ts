import { createLog, processConfig, readConfig } from '@semaforo/service-kit'
import { openPlatform } from '../../src/index.ts'

const env = {
  MONGO_URL: 'mongodb://127.0.0.1:1/semaforo',
  KAFKA_BROKERS: '127.0.0.1:1',
  KAFKA_SECURITY_PROTOCOL: 'SASL_SSL',
}

await openPlatform(readConfig(processConfig, env), createLog('silent')).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
