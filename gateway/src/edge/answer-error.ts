import { asProblem, type Log, sendProblem } from '@semaforo/service-kit'
import type { ErrorRequestHandler } from 'express'

/** Answers whatever was thrown as problem+json; an answer that had begun is cut. */
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
