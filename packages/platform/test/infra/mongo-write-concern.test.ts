import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { unique } from '@semaforo/testing/unique'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'

const address = new URL(process.env['MONGO_URL'] ?? '')

/** A proxy to the server that records the commands. */
async function overheard() {
  const messages: Buffer[] = []
  const server = createServer((client) => {
    const upstream = connect(Number(address.port || 27_017), address.hostname)
    client.on('data', (chunk) => messages.push(chunk)).pipe(upstream)
    upstream.pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address.href)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.href, messages, close: () => void server.close() }
}

// The BSON encoding: a string with its length, and a true with its name.
const majority = Buffer.from('\u0002w\0\u0009\0\0\0majority\0')
const journal = Buffer.from('\u0008j\0\u0001')

test('every write of a store and its outbox requires the majority and the journal', async () => {
  const { url, messages, close } = await overheard()
  const stores = openMongoStores({ url })
  const { store, outbox } = await stores.open<Counter, never>({
    service: unique('concerned'),
    name: 'counter',
  })
  const commands: [string, () => Promise<unknown>][] = [
    ['findAndModify', () => store.update('a', increment(newEventKind()))],
    ['findAndModify', () => store.update('a', increment(newEventKind()))],
    ['update', async () => outbox.remove(await outbox.pending(10))],
  ]
  for (const [command, write] of commands) {
    messages.length = 0
    await write()
    const writes = messages.filter((message) => message.includes(`\u0002${command}\0`))
    expect(writes).not.toEqual([])
    for (const message of writes) {
      expect([command, message.includes(majority), message.includes(journal)]).toEqual([command, true, true])
    }
  }
  await stores.close()
  close()
})
