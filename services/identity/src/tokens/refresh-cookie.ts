import { csrfHeader, refreshCookie as name } from '@semaforo/contracts'
import { forbidden } from '@semaforo/service-kit'
import type { Request, Response } from 'express'
import { sessionLifeMs } from '../flows/session.ts'

function options(req: Request) {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: req.headers['x-forwarded-proto'] === 'https',
  } as const
}

export function setRefreshCookie(req: Request, res: Response, value: string): void {
  res.cookie(name, value, { ...options(req), maxAge: sessionLifeMs })
}

export function clearRefreshCookie(req: Request, res: Response): void {
  res.clearCookie(name, options(req))
}

/**
 * The value of the refresh cookie. Beside SameSite, the custom header keeps other origins out: a form cannot
 * send it, and a script of another origin is not allowed to.
 * @throws {ProblemError} 403 where the header is missing or the browser says that another site asks
 */
export function readRefreshCookie(req: Request): string | undefined {
  const site = req.headers['sec-fetch-site']
  if (req.headers[csrfHeader] === undefined || (site !== undefined && site !== 'same-origin'))
    throw forbidden('csrf-header-missing', 'Esta solicitud no viene de nuestro sitio.')
  const cookies = (req.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
