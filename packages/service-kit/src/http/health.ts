import type { Readiness } from '@semaforo/platform'
import type { RequestHandler } from 'express'
import { unavailable } from './problem-error.ts'

export const live: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'live' })
}

export function answerReadiness(ready: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    const readiness = await ready()
    if (!readiness.ok) throw unavailable('not-ready', readiness.reason)
    res.json({ status: 'ready', ...(readiness.without !== undefined && { without: readiness.without }) })
  }
}
