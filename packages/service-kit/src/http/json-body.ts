import express, { type RequestHandler } from 'express'
import { ProblemError } from './problem-error.ts'

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['content-length'] !== '0'
  if (hasBody && req.is('application/json') === false) {
    throw new ProblemError(415, 'unsupported-media-type', 'Envía los datos como JSON (application/json).')
  }
  next()
}

/** Bodies are JSON of at most 100 kB. */
export const jsonBody: RequestHandler[] = [refuseOtherTypes, express.json({ limit: '100kb' })]
