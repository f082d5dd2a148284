import { defineService, type Log, openAuthentication } from '@semaforo/service-kit'
import { diagnosticConfig } from './config.ts'
import { committedModel, loadModel } from './load-model.ts'
import { diagnosticRoutes } from './routes.ts'
import { openStores } from './store.ts'
import { subscribe } from './subscriptions.ts'
import { openWidget } from './widget.ts'

/** The diagnostic service with the model file at `modelPath`. */
export const diagnosticServiceWith = (modelPath: string) =>
  defineService({
    name: 'diagnostic',
    config: diagnosticConfig,
    start: async ({ platform, config, log, peers }) => {
      const authenticate = await openAuthentication({ platform, service: 'diagnostic', peers, log })
      const stores = await openStores(platform)
      const model = await loadOrLog(modelPath, config.RISK_BASE_RATE, log)
      const subscription = await subscribe(platform, stores, log)
      const widget = await openWidget({ platform, config, authenticate, loaded: model, log })
      return {
        routes: diagnosticRoutes(authenticate, stores, model, config.RISK_BASE_RATE).use(widget.routes),
        stop: async () => {
          await Promise.all([subscription.stop(), widget.stop()])
        },
      }
    },
  })

/** Expert system, risk model and stored diagnostics. */
export const diagnosticService = diagnosticServiceWith(committedModel)

/** Degrades without a model: the service starts, logs an error, and still scores and stores records. */
function loadOrLog(path: string, baseRate: number, log: Log) {
  return loadModel(path, baseRate).catch((error: unknown) => {
    log.error({ reason: String(error).slice(0, 500) }, 'no risk model: predict and improve answer 503')
    return undefined
  })
}
