import { type Log, ProblemError } from '@semaforo/service-kit'
import { Gauge } from 'prom-client'
import { unreachable } from './failures.ts'
import type { ForwardingLimits } from './limits.ts'
import type { OnState, ServiceState } from './service-state.ts'

/** Runs calls to one service, or rejects them at once while its circuit is open. */
export type Circuit = <Result>(call: (onState: OnState) => Promise<Result>) => Promise<Result>

const open = new Gauge({
  name: 'circuit_open',
  help: 'Whether the gateway rejects calls to a service at once (1), because its last ones failed',
  labelNames: ['service'],
})

/**
 * A circuit breaker. A call that fails because of the service, and a response that its database is unavailable,
 * are failures; `failuresToOpen` in a row open the circuit for `openMs`. After that one trial call goes
 * through, and all others are a 503 at once. A call that the client aborted or malformed counts as neither: if
 * it was the trial, the next call is the trial.
 */
export function createCircuit(
  service: string,
  { failuresToOpen, openMs }: Pick<ForwardingLimits, 'failuresToOpen' | 'openMs'>,
  log: Log,
): Circuit {
  let failures = 0
  let openUntil: number | undefined
  let trying = false
  open.set({ service }, 0)

  function failed(isTrial: boolean) {
    failures += 1
    if (!isTrial && (openUntil !== undefined || failures < failuresToOpen)) return
    openUntil = performance.now() + openMs
    open.set({ service }, 1)
    log.warn({ upstream: service }, 'circuit opened')
  }

  function succeeded(isTrial: boolean) {
    failures = 0
    if (!isTrial) return
    openUntil = undefined
    open.set({ service }, 0)
    log.info({ upstream: service }, 'circuit closed')
  }

  return async (call) => {
    const restMs = openUntil === undefined ? 0 : openUntil - performance.now()
    if (restMs > 0 || trying) throw unreachable(Math.max(1, Math.ceil(restMs / 1000)))
    let isTrial = openUntil !== undefined
    trying = isTrial
    const endTrial = (report: (isTrial: boolean) => void) => {
      report(isTrial)
      if (isTrial) trying = false
      isTrial = false
    }
    let state: ServiceState = 'available'
    try {
      const result = await call((seen) => {
        state = seen
        // The trial ends with the response head: how fast the client reads the rest does not depend on the service.
        if (isTrial) endTrial(seen === 'available' ? succeeded : failed)
      })
      endTrial(state === 'available' ? succeeded : failed)
      return result
    } catch (error) {
      endTrial(isFailure(error) ? failed : () => undefined)
      throw error
    }
  }
}

const isFailure = (error: unknown) => !(error instanceof ProblemError) || error.status >= 500
