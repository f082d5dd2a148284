import { csrfHeader, refreshCookie, sessionHintCookie } from '@semaforo/contracts'
import { forbidden } from '@semaforo/service-kit'
import type { Request, Response } from 'express'
import { sessionLifeMs } from './session.ts'

const isHttps = (req: Request) => req.headers['x-forwarded-proto'] === 'https'

const nameFor = (req: Request) => refreshCookie[isHttps(req) ? 'https' : 'http']

/** Readable by pages, and grants nothing. */
const hintOptions = (req: Request) => ({ sameSite: 'strict', path: '/', secure: isHttps(req) }) as const

const options = (req: Request) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    // The `__Host-` prefix requires the path `/`.
    path: isHttps(req) ? '/' : '/api/auth',
    secure: isHttps(req),
  }) as const

export function setRefreshCookie(req: Request, res: Response, value: string): void {
  res.cookie(nameFor(req), value, { ...options(req), maxAge: sessionLifeMs })
  res.cookie(sessionHintCookie, '1', { ...hintOptions(req), maxAge: sessionLifeMs })
}

export function clearRefreshCookie(req: Request, res: Response): void {
  res.clearCookie(nameFor(req), options(req))
  res.clearCookie(sessionHintCookie, hintOptions(req))
}

/** All cookies with the refresh cookie's name: another path or domain may have set one as well. */
export function refreshCookies(req: Request): string[] {
  const name = nameFor(req)
  const cookies = (req.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
}

/**
 * CSRF protection in addition to SameSite: a cross-site form cannot send the custom header, and a cross-origin
 * script is not allowed to.
 * @throws {ProblemError} 403 if the header is missing or `Sec-Fetch-Site` names another site
 */
export function requireOwnPage(req: Request): void {
  const site = req.headers['sec-fetch-site']
  if (req.headers[csrfHeader] === undefined || (site !== undefined && site !== 'same-origin'))
    throw forbidden('csrf-header-missing', 'Esta solicitud no viene de nuestro sitio.')
}
