import type { Request, Response } from 'express'
import { randomToken, type Secret, sameText } from '../secret.ts'

/**
 * A browser that has signed in before carries a name of its own and, for each account, a seal that only this
 * server can make. It opens nothing: it has wrong passwords counted apart from those of strangers.
 */
export type Browser = { id: string; seals: readonly string[] }

const yearMs = 365 * 24 * 3_600_000
/** People who share a browser; whoever signed in longest ago gives way. */
const sealsKept = 5
const characters = 22
const shape = new RegExp(`^([\\w-]{${characters}})((?:\\.[\\w-]{${characters}}){1,${sealsKept}})$`)

const isSecure = (req: Request) => req.headers['x-forwarded-proto'] === 'https'
/** The prefix keeps a neighbour that speaks without TLS from setting it. */
const nameFor = (req: Request) => `${isSecure(req) ? '__Secure-' : ''}semaforo_browser`

export function readBrowser(req: Request): Browser | undefined {
  const name = nameFor(req)
  const cookies = (req.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [, id, seals] = shape.exec(value) ?? []
  return id && seals ? { id, seals: seals.slice(1).split('.') } : undefined
}

/** Whether this browser has signed in to the account of this address before. */
export function hasSignedIn(secret: Secret, { id, seals }: Browser, email: string): boolean {
  const own = sealOf(secret, id, email)
  return seals.some((seal) => sameText(seal, own))
}

/** Half of a hash is too much to guess, and a cookie of five stays short. */
const sealOf = (secret: Secret, id: string, email: string) =>
  secret.derive('browser', id, email).toString('base64url').slice(0, characters)

/** Makes the browser known for the account of this address, beside those that it is known for. */
export function setBrowserCookie(secret: Secret, req: Request, res: Response, email: string): void {
  const { id, seals } = readBrowser(req) ?? { id: randomToken().slice(0, characters), seals: [] }
  const own = sealOf(secret, id, email)
  const kept = [own, ...seals.filter((seal) => seal !== own)].slice(0, sealsKept)
  res.cookie(nameFor(req), [id, ...kept].join('.'), {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: isSecure(req),
    maxAge: yearMs,
  })
}
