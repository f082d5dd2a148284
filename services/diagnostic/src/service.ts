import { defineService, type Log, openAuthentication } from '@semaforo/service-kit'
import { diagnosticConfig } from './config.ts'
import { committedModel, loadModel } from './load-model.ts'
import { diagnosticRoutes } from './routes.ts'
import { openStores } from './store.ts'
import { subscribe } from './subscriptions.ts'

/** The diagnostic with the model at `modelPath`. */
export const diagnosticServiceWith = (modelPath: string) =>
  defineService({
    name: 'diagnostic',
    config: diagnosticConfig,
    start: async ({ platform, config, log, peers }) => {
      const authenticate = await openAuthentication({ platform, service: 'diagnostic', peers, log })
      const stores = await openStores(platform)
      const model = await loadOrSay(modelPath, log)
      const subscription = await subscribe(platform, stores, log)
      return {
        routes: diagnosticRoutes(authenticate, stores, model, config.RISK_BASE_RATE),
        stop: () => subscription.stop(),
      }
    },
  })

/** Expert system, risk model, records. */
export const diagnosticService = diagnosticServiceWith(committedModel)

/** A service without its model still scores and keeps records: it says so and starts. */
function loadOrSay(path: string, log: Log) {
  return loadModel(path).catch((error: unknown) => {
    log.error({ reason: String(error).slice(0, 500) }, 'no risk model: predict and improve answer 503')
    return undefined
  })
}
