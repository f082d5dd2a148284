import { jest } from '@jest/globals'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { assemble } from '../../src/platform/assemble.ts'
import { describeEvents } from '../contracts/consumer.ts'
import { describeDeadLetters } from '../contracts/dead-letters.ts'
import { describeEventLog } from '../contracts/event-log.ts'
import { temporaryDirectory } from '../temporary-directory.ts'
import { creatingTopics } from './creating-topics.ts'

jest.setTimeout(120_000)

const connection = { brokers: [process.env['KAFKA_BROKERS'] ?? ''], clientId: 'contracts' }
const dataDir = temporaryDirectory()

function openOnKafka() {
  const log = creatingTopics(openKafkaLog(connection), connection)
  return assemble({ stores: openSqliteStores(dataDir), log, volatile: openEmbeddedVolatile(dataDir) })
}

describeEventLog('kafka', openOnKafka)
describeEvents('kafka', openOnKafka)
describeDeadLetters('kafka', openOnKafka)
