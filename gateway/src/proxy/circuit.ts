import { type Log, ProblemError } from '@semaforo/service-kit'
import type { Limits } from '../limits.ts'
import { unreachable } from './failures.ts'
import type { OnSign, Sign } from './sign.ts'

/** Runs calls to one service, or refuses them at once while the service is known to be down. */
export type Circuit = <Result>(call: (onSign: OnSign) => Promise<Result>) => Promise<Result>

/**
 * A circuit breaker. A call that rejects for the service's sake and an answer that its data are away are failures;
 * so many in a row open the circuit. Then one call tries whether the service is back, and all others are a 503 at
 * once. A call that its client spoiled or left says nothing: where it was the one that tried, the next one tries.
 */
export function createCircuit(
  service: string,
  { failuresToOpen, openMs }: Pick<Limits, 'failuresToOpen' | 'openMs'>,
  log: Log,
): Circuit {
  let failures = 0
  let openUntil: number | undefined
  let trying = false

  function failed(isTrial: boolean) {
    failures += 1
    if (!isTrial && (openUntil !== undefined || failures < failuresToOpen)) return
    openUntil = performance.now() + openMs
    log.warn({ upstream: service }, 'circuit opened')
  }

  function worked(isTrial: boolean) {
    failures = 0
    if (!isTrial) return
    openUntil = undefined
    log.info({ upstream: service }, 'circuit closed')
  }

  return async (call) => {
    const restMs = openUntil === undefined ? 0 : openUntil - performance.now()
    if (restMs > 0 || trying) throw unreachable(Math.max(1, Math.ceil(restMs / 1000)))
    let isTrial = openUntil !== undefined
    trying = isTrial
    const endTrial = (settle: (isTrial: boolean) => void) => {
      settle(isTrial)
      if (isTrial) trying = false
      isTrial = false
    }
    let sign: Sign = 'works'
    try {
      const result = await call((seen) => {
        sign = seen
        // How fast the client takes the rest of the answer is not the service's doing.
        if (isTrial) endTrial(seen === 'works' ? worked : failed)
      })
      endTrial(sign === 'works' ? worked : failed)
      return result
    } catch (error) {
      endTrial(isFailure(error) ? failed : () => undefined)
      throw error
    }
  }
}

const isFailure = (error: unknown) => !(error instanceof ProblemError) || error.status >= 500
