import express, { type Request, type Response } from 'express'
import { notJson } from './problem-error.ts'

const parse = express.json({ limit: '100kb' })

/**
 * Parses a request's body into `req.body`: JSON of at most 100 kB.
 * @throws {ProblemError} 415 for another content type; errors that `asProblem` maps to 400 or 413
 */
export async function readJson(req: Request, res: Response): Promise<void> {
  const hasBody = req.headers['content-length'] !== '0'
  if (hasBody && req.is('application/json') === false) throw notJson()
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
