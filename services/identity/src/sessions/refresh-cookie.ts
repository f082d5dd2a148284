import { csrfHeader } from '@semaforo/contracts'
import { forbidden } from '@semaforo/service-kit'
import type { Request, Response } from 'express'
import { sessionLifeMs } from './session.ts'

const isHttps = (req: Request) => req.headers['x-forwarded-proto'] === 'https'

/**
 * Under https browsers take a name with this prefix from https alone, so that nobody on the way can give a
 * browser another session. `__Host-` would say more, and asks for the path `/`.
 */
const nameFor = (req: Request) => (isHttps(req) ? '__Secure-semaforo_refresh' : 'semaforo_refresh')

const options = (req: Request) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: isHttps(req) }) as const

export function setRefreshCookie(req: Request, res: Response, value: string): void {
  res.cookie(nameFor(req), value, { ...options(req), maxAge: sessionLifeMs })
}

export function clearRefreshCookie(req: Request, res: Response): void {
  res.clearCookie(nameFor(req), options(req))
}

/** All that a browser sends under the refresh cookie's name: another path or domain may have set one too. */
export function refreshCookies(req: Request): string[] {
  const name = nameFor(req)
  const cookies = (req.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
}

/**
 * Beside SameSite, the custom header keeps other origins from what the cookie alone can do: a form cannot send
 * it, and a script of another origin is not allowed to.
 * @throws {ProblemError} 403 where the header is missing or the browser says that another site asks
 */
export function requireOwnPage(req: Request): void {
  const site = req.headers['sec-fetch-site']
  if (req.headers[csrfHeader] === undefined || (site !== undefined && site !== 'same-origin'))
    throw forbidden('csrf-header-missing', 'Esta solicitud no viene de nuestro sitio.')
}
