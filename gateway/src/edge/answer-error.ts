import { asProblem, type Log, sendProblem } from '@semaforo/service-kit'
import type { ErrorRequestHandler } from 'express'

/** Answers any thrown error as problem+json; aborts a response that had begun. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    if (res.closed) return
    const problem = asProblem(error)
    const requestId = res.getHeader('x-request-id')
    if (problem.status >= 500) log.error({ requestId, err: error, status: problem.status }, 'request failed')
    if (res.headersSent) res.destroy(problem)
    else sendProblem(res, problem)
  }
}
