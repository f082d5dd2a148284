import { once } from 'node:events'
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import { StoreUnavailable } from '../../src/index.ts'
import { aggregateModel } from '../../src/mongo/aggregate-model.ts'
import { connect } from '../../src/mongo/connection.ts'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'

const address = new URL(process.env['MONGO_URL'] ?? '')
const aDefinition = () => ({ service: unique('modelled'), name: 'thing' })

/** A proxy to the server: once `isSilent`, it answers heartbeats and no other command. */
async function partlySilent() {
  const way = { url: '', isSilent: false }
  const server = createServer((client) => {
    const upstream = connectSocket(Number(address.port || 27_017), address.hostname)
    client.on('data', (chunk) => {
      if (!way.isSilent || /hello\0|ismaster\0/i.test(chunk.toString('latin1'))) upstream.write(chunk)
    })
    upstream.pipe(client)
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined)
      socket.on('close', () => [client, upstream].forEach((each) => void each.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endsWithTest(() => void server.close())
  const url = new URL(address.href)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(way, { url: url.href })
}

test('a command without an answer fails although heartbeats succeed', async () => {
  const way = await partlySilent()
  const stores = openMongoStores({ url: way.url })
  endsWithTest(() => stores.close())
  const definition = { ...aDefinition(), indexes: { n: { paths: ['n'] } } as const }
  const { store, outbox } = await stores.open<Counter, 'n'>(definition)
  await store.update('a', increment(newEventKind()))
  const events = await outbox.pending(10)
  way.isSilent = true
  const [removed, ...calls] = await Promise.allSettled([
    outbox.remove(events),
    store.get('a'),
    store.update('a', increment()),
    store.update('b', increment()),
    store.query('n', { limit: 1 }),
  ])
  expect(removed.status).toBe('rejected')
  const unavailable = { status: 'rejected', reason: expect.any(StoreUnavailable) }
  expect(calls).toEqual(calls.map(() => unavailable))
})

test('a state may have keys that are special to Mongoose and its driver', async () => {
  const stores = openMongoStores({ url: address.href })
  endsWithTest(() => stores.close())
  const definition = aDefinition()
  const { store } = await stores.open<object, never>(definition)
  const json =
    '{"constructor":{"name":"ObjectId"},"prototype":1,"toObject":2,"toBSON":3,"toJSON":4,"$__":{"_doc":{}},"_id":null,"__v":5,"isMongooseObject":true,"valueOf":{},"empty":{}}'
  for (const state of [JSON.parse(json), { inside: [JSON.parse(json)] }]) {
    await store.update('a', () => [state, []])
    expect(JSON.stringify((await store.get('a'))?.state)).toBe(JSON.stringify(state))
  }
})

test('the document schema rejects unknown fields', async () => {
  const mongo = connect({ url: address.href })
  endsWithTest(() => mongo.close())
  const model = aggregateModel(mongo.connection, aDefinition())
  await mongo.untilAvailable(async () => {
    await expect(model.updateOne({ _id: 'a' }, { $set: { versoin: 1 } })).rejects.toThrow(/versoin/)
    await expect(model.findOne({ versoin: 1 })).rejects.toThrow(/versoin/)
  })
})

test('a model stays valid when a stuck heartbeat causes a reconnect', async () => {
  const mongo = connect({ url: address.href })
  endsWithTest(() => mongo.close())
  const model = aggregateModel(mongo.connection, aDefinition())
  await mongo.untilAvailable(() => model.findOne({}).lean())
  const client = mongo.connection.getClient()
  client.emit('serverHeartbeatStarted', { connectionId: 'stuck:1' } as never)
  await eventually(() => expect(mongo.connection.getClient()).not.toBe(client))
  await mongo.untilAvailable(async () => expect(await model.findOne({}).lean()).toBeNull())
})
