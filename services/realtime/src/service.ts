import { defineService, openAuthentication } from '@semaforo/service-kit'
import { Router } from 'express'
import { realtimeConfig } from './config.ts'
import { countSockets } from './metrics.ts'
import { openServer } from './server.ts'
import { subscribe } from './subscriptions.ts'

/** Pushes domain events to open pages over Socket.IO. */
export const realtimeService = defineService({
  name: 'realtime',
  config: realtimeConfig,
  start: async ({ platform, config, log, peers }) => {
    const authenticate = await openAuthentication({ platform, service: 'realtime', peers, log })
    const { io, sockets, close } = openServer({ config, authenticate, platform, log })
    const stopCounting = countSockets(io)
    const subscriptions = await subscribe(platform.log, io, log)
    return {
      routes: Router(),
      sockets,
      stop: async () => {
        await Promise.all(subscriptions.map((subscription) => subscription.stop()))
        stopCounting()
        await close()
      },
    }
  },
})
