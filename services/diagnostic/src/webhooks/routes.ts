import { listFailedDeliveries, retryDeliveries } from '@semaforo/contracts'
import { type Authenticate, type Log, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { DeliveryStore } from './delivery.ts'
import { failedDeliveries, retryFailed } from './failed-deliveries.ts'

/** What partners' servers did not receive, for admins. `wake` is called after a retry. */
export function deliveryRoutes(context: {
  authenticate: Authenticate
  deliveries: DeliveryStore
  wake: () => void
  log: Log
  now: () => number
}): Router {
  const { authenticate, deliveries, wake, log, now } = context
  const router = Router()
  serveAs(router, authenticate, listFailedDeliveries, ({ params }) =>
    failedDeliveries(deliveries, params.id, log),
  )
  serveAs(router, authenticate, retryDeliveries, async ({ params }) => {
    const retried = await retryFailed(deliveries, params.id, now())
    wake()
    return { retried }
  })
  return router
}
