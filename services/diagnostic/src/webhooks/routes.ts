import { listFailedDeliveries, retryDeliveries } from '@semaforo/contracts'
import { type Authenticate, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { DeliveryStore } from './delivery.ts'
import { failedDeliveries, retryFailed } from './failed-deliveries.ts'

/** What partners' servers did not receive, for admins. `wake` is called after a retry. */
export function deliveryRoutes(context: {
  authenticate: Authenticate
  deliveries: DeliveryStore
  wake: () => void
  now: () => number
}): Router {
  const { authenticate, deliveries, wake, now } = context
  const router = Router()
  serveAs(router, authenticate, listFailedDeliveries, async ({ params }) => ({
    failed: await failedDeliveries(deliveries, params.id),
  }))
  serveAs(router, authenticate, retryDeliveries, async ({ params }) => {
    const retried = await retryFailed(deliveries, params.id, now())
    wake()
    return { retried }
  })
  return router
}
