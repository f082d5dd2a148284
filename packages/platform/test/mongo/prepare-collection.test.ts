import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'
import { rejectingServer } from './rejecting-server.ts'

const killed = { code: 175, codeName: 'QueryPlanKilled', errmsg: 'index dropped' }

/** Opens a store on a server that ends its first readings of outdated keys. */
async function openAfter(failures: number) {
  let left = failures
  const address = await rejectingServer(
    killed,
    (request) => request.includes('keyed') && request.includes('find') && left-- > 0,
  )
  const stores = openMongoStores({ url: `mongodb://${address}` })
  endsWithTest(stores.close)
  await stores.open({ service: 'tests', name: 'counter' })
}

test('a store opens although another instance dropped an index that it was reading by', async () => {
  await openAfter(1)
})

test('a start waits for a replica set that changes its primary', async () => {
  let left = 4
  const stepDown = { code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' }
  const address = await rejectingServer(stepDown, (request) => request.includes('find\0') && left-- > 0)
  const stores = openMongoStores({ url: `mongodb://${address}` })
  endsWithTest(stores.close)
  await stores.open({ service: 'tests', name: 'counter' })
  expect(left).toBeLessThan(0)
})

test('an error that stays is thrown', async () => {
  await expect(openAfter(Infinity)).rejects.toThrow('index dropped')
})
