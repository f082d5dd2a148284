import { createServer } from 'node:http'
import { closeAll, listen, open } from './setup.ts'

afterEach(closeAll)

test('a service with sockets is reached at one address as well', async () => {
  const port = new URL(await listen(createServer((_req, res) => res.end('there')))).port
  const url = await open({ services: { realtime: `http://localhost:${port}` } })
  expect(await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()).toBe('there')
})
