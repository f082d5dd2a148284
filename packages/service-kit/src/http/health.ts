import type { RequestHandler } from 'express'
import { unavailable } from './problem-error.ts'

/** Whether something can do its work now; the reason where it cannot. */
export type Readiness = { ok: true } | { ok: false; reason: string }

export const live: RequestHandler = (_req, res) => {
  res.json({ status: 'live' })
}

export function answerReadiness(ready: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    const readiness = await ready()
    if (!readiness.ok) throw unavailable('not-ready', readiness.reason)
    res.json({ status: 'ready' })
  }
}
