import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { call } from '@semaforo/contracts'
import { ConfigError, type Platform } from '@semaforo/platform'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { listen } from '@semaforo/testing/listen'
import { Router } from 'express'
import { z } from 'zod'
import { createLog, defineService, serve, serviceServer, startService } from '../src/index.ts'

const log = createLog('silent')
const platform = { ready: async () => ({ ok: true }) } as Partial<Platform> as Platform
let stopped = false

const greeting = defineService({
  name: 'greeting',
  config: z.object({ GREETING: z.string().max(20).default('Hola') }),
  start: async ({ config }) => {
    const routes = Router()
    const hello = call({
      method: 'get',
      path: '/api/hello',
      summary: 'Hello',
      answer: z.object({ text: z.string() }),
    })
    serve(routes, hello, () => ({ text: config.GREETING }))
    return {
      routes,
      ready: async () => ({ ok: false, reason: 'Todavía no.' }),
      stop: async () => {
        stopped = true
      },
    }
  },
})

test('a service starts with its configuration, answers, reports its readiness and stops', async () => {
  const service = await startService(greeting, { platform, env: { GREETING: 'Buenos días' }, log })
  const { server, url } = await listen(service.handler)
  expect(await (await fetch(`${url}/api/hello`)).json()).toEqual({ text: 'Buenos días' })
  expect(await service.ready()).toEqual({ ok: false, reason: 'Todavía no.' })
  expect((await fetch(`${url}/health/ready`)).status).toBe(503)
  server.close()
  await service.stop()
  expect(stopped).toBe(true)
})

test('a client that resets the connection of a rejected upgrade does not end the process', async () => {
  const { server, stop } = serviceServer(await startService(greeting, { platform, env: {}, log }))
  endsWithTest(stop)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  for (let i = 0; i < 20; i++) {
    const socket = connect(port, '127.0.0.1')
    socket.write(head, () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/hello`)).status).toBe(200)
})

test('the reason of a platform that is not ready comes first', async () => {
  const down = { ready: async () => ({ ok: false, reason: 'Sin disco.' }) } as Partial<Platform> as Platform
  const service = await startService(greeting, { platform: down, env: {}, log })
  expect(await service.ready()).toEqual({ ok: false, reason: 'Sin disco.' })
})

test('an invalid variable of its own prevents a service from starting', async () => {
  const start = startService(greeting, { platform, env: { GREETING: 'x'.repeat(21) }, log })
  await expect(start).rejects.toThrow(ConfigError)
})
