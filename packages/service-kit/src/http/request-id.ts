import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const wellFormed = /^[\w-]{8,64}$/

/** Reads the gateway's request id, or generates one, and sets it on the response. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id']
  res.setHeader('x-request-id', typeof given === 'string' && wellFormed.test(given) ? given : randomUUID())
  next()
}
