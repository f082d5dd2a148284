import { type Log, ProblemError } from '@semaforo/service-kit'
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { Limits } from '../limits.ts'
import { unreachable } from './failures.ts'
import type { Upstream } from './upstream.ts'

/** A service as the gateway calls it: where it answers, and the circuit around every call. */
export type Service = { upstream: Upstream; throughCircuit: Circuit }

/** Runs calls to one service, or refuses them at once while the service is known to be down. */
export type Circuit = <Result>(call: () => Promise<Result>) => Promise<Result>

/**
 * A circuit breaker: a call that rejects for the service's sake is a failure of the transport; one that
 * the client spoiled or left says nothing, unless it was the one that tries. While the circuit is open, and while one call tries whether the service is back, all others are a 503 at once.
 */
export function createCircuit(service: string, limits: Limits, log: Log): Circuit {
  const isFailure = (error: unknown) =>
    policy.state === CircuitState.HalfOpen || !(error instanceof ProblemError) || error.status >= 500
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: limits.openMs,
    breaker: new ConsecutiveBreaker(limits.failuresToOpen),
  })
  policy.onBreak(() => log.warn({ upstream: service }, 'circuit opened'))
  policy.onReset(() => log.info({ upstream: service }, 'circuit closed'))
  const retryAfterSeconds = Math.ceil(limits.openMs / 1000)
  return async (call) => {
    if (policy.state === CircuitState.HalfOpen) throw unreachable(retryAfterSeconds)
    try {
      return await policy.execute(call)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? unreachable(retryAfterSeconds) : error
    }
  }
}
