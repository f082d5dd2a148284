import { Router } from 'express'
import { z } from 'zod'
import { defineService, runService } from '../../src/index.ts'

// A service with nothing but a store, run alone in its process.
const greeter = defineService({
  name: 'greeter',
  config: z.object({}),
  start: async ({ platform }) => {
    const greetings = await platform.store<{ n: number }>({ service: 'greeter', name: 'greeting' })
    const routes = Router()
    routes.get('/greet', async (_req, res) => {
      const { state } = await greetings.update('all', (before) => [{ n: (before?.n ?? 0) + 1 }, []])
      res.json(state)
    })
    return { routes }
  },
})

await runService(greeter)
