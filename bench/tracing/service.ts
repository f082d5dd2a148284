import { createServer } from 'node:http'
import { createApp, createLog, startTracing } from '@semaforo/service-kit'
import { Router } from 'express'
import { listen } from '../listen.ts'

// A service with one route. Argument: the collector of its traces.
const [, , collector] = process.argv
const log = createLog('silent')
if (collector) await startTracing(collector, log)
const routes = Router()
routes.get('/api/thing', (_req, res) => {
  res.json({ text: 'x'.repeat(1_000) })
})
listen(createServer(createApp({ name: 'bench', log, routes, ready: async () => ({ ok: true }) })))
