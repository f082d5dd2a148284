import type { Request, Response } from 'express'
import { equalInConstantTime, randomToken, type Secret } from '../secret.ts'

/**
 * The cookie of a browser that has signed in before: a random id and, for each account, a MAC that only this
 * server can compute. It grants no access: failed attempts of a known browser are counted separately.
 */
export type Browser = { id: string; macs: readonly string[] }

const yearMs = 365 * 24 * 3_600_000
/** How many accounts a shared browser is known for; the least recently used is dropped. */
const macsKept = 5
const characters = 22
/** An id, then one to `macsKept` MACs; each has `characters` characters. */
const shape = /^([\w-]{22})((?:\.[\w-]{22}){1,5})$/

const isSecure = (req: Request) => req.headers['x-forwarded-proto'] === 'https'
/** With the `__Secure-` prefix a browser accepts the cookie over TLS only, so plain HTTP cannot inject one. */
const nameFor = (req: Request) => `${isSecure(req) ? '__Secure-' : ''}semaforo_browser`

export function readBrowser(req: Request): Browser | undefined {
  const name = nameFor(req)
  const cookies = (req.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [, id, macs] = shape.exec(value) ?? []
  return id && macs ? { id, macs: macs.slice(1).split('.') } : undefined
}

/** Whether this browser has signed in to the account of this address before. */
export function hasSignedIn(secret: Secret, { id, macs }: Browser, email: string): boolean {
  const own = macOf(secret, id, email)
  return macs.some((mac) => equalInConstantTime(mac, own))
}

/** Truncated to 132 bits: beyond guessing, and a cookie with five of them stays short. */
const macOf = (secret: Secret, id: string, email: string) =>
  secret.derive('browser', id, email).toString('base64url').slice(0, characters)

/** Marks the browser as known for the account of this address, in addition to earlier ones. */
export function setBrowserCookie(secret: Secret, req: Request, res: Response, email: string): void {
  const { id, macs } = readBrowser(req) ?? { id: randomToken().slice(0, characters), macs: [] }
  const own = macOf(secret, id, email)
  const kept = [own, ...macs.filter((mac) => mac !== own)].slice(0, macsKept)
  res.cookie(nameFor(req), [id, ...kept].join('.'), {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: isSecure(req),
    maxAge: yearMs,
  })
}
