import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { closeServer } from '../../src/index.ts'
import { drain } from '../../src/process/drain.ts'

async function aServer() {
  const server = createServer((_req, res) => res.end('answered'))
  const stopping = new AbortController()
  const drained = drain(server, stopping.signal)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  endsWithTest(() => closeServer(server, 0))
  return { server, stop: () => stopping.abort(), drained }
}

async function aConnection({ server }: Awaited<ReturnType<typeof aServer>>) {
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  endsWithTest(() => client.destroy())
  const [connection] = await accepted
  return { client, connection }
}

test('a connection on which no request came does not keep a server from its end', async () => {
  const here = await aServer()
  const { client } = await aConnection(here)
  const closed = once(client, 'close')
  here.stop()
  await here.drained()
  await closed
})

test('a request whose head has come in part is still answered, and the last of its connection', async () => {
  const here = await aServer()
  const { client, connection } = await aConnection(here)
  client.write('GET / HTTP/1.1\r\nHost: ')
  while (connection.bytesRead === 0) await new Promise(setImmediate)
  here.stop()
  await here.drained()
  client.write('localhost\r\n\r\n')
  const answer = await text(client)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^Connection: close\r$/m)
  expect(answer).toMatch(/answered/)
})
