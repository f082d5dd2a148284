import { asProblem, type Log, levelOf, sendProblem } from '@semaforo/service-kit'
import type { ErrorRequestHandler } from 'express'

/** Answers any thrown error as problem+json; aborts a response that had begun. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    if (res.closed) return
    const problem = asProblem(error)
    const requestId = res.getHeader('x-request-id')
    const { status, code } = problem
    log[levelOf(status)]({ requestId, status, code, ...(status >= 500 && { err: error }) }, 'request failed')
    if (res.headersSent) res.destroy(problem)
    else sendProblem(res, problem)
  }
}
