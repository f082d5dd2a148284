import { createServer } from 'node:http'
import { closeServer, run } from '@semaforo/service-kit'
import { z } from 'zod'

// An instance of a service that takes a moment for each request.
await run(z.object({}), async ({ onStop }) => {
  const server = createServer((_req, res) => setTimeout(() => res.end('ok'), 2))
  onStop(() => closeServer(server))
  return { server }
})
