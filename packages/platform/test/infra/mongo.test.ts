import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { assemble } from '../../src/assemble.ts'
import { openSqliteLog } from '../../src/embedded/event-log.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'
import { describeAggregateStore } from '../contracts/aggregate-store.ts'
import { describeAggregateStoreModel } from '../contracts/aggregate-store-model.ts'
import { describeEvents } from '../contracts/consumer.ts'
import { describeRetention } from '../contracts/retention.ts'

const url = process.env['MONGO_URL'] ?? ''
const dataDir = temporaryDirectory()

const openOnMongo = () =>
  assemble({
    stores: openMongoStores({ url }),
    log: openSqliteLog(dataDir),
    volatile: openEmbeddedVolatile(dataDir),
  })

describeAggregateStore('MongoDB', openOnMongo)
describeAggregateStoreModel('MongoDB', openOnMongo)
describeRetention('MongoDB', openOnMongo)
describeEvents('MongoDB', openOnMongo)
