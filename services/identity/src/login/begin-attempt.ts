import { tooManyAttempts, tooManyRequests } from '@semaforo/service-kit'
import type { Request, Response } from 'express'
import type { Identity } from '../identity.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { hashOf, randomToken, type Secret } from '../secret.ts'
import { hasSignedIn, readBrowser, setBrowserCookie } from './browser-cookie.ts'
import {
  type LoginSource,
  loginLinkSecretOf,
  releaseAttempt,
  reserveAttempt,
  signedIn,
  type Verdict,
} from './guard.ts'

/** A reserved login attempt. It counts as failed until `signedIn` is called. */
export type LoginAttempt = {
  /** Verifies the password. If the check itself fails (throws), the attempt is not counted. */
  judge(check: () => Promise<boolean>): Promise<boolean>
  /** Clears the failure count of this source, and marks its browser and network as known. */
  signedIn(res: Response): Promise<void>
}

/** The id of an address's login guard: a keyed hash, so that the id does not reveal the address. */
export const guardIdOf = (secret: Secret, email: string): string =>
  secret.derive('login-guard', email).toString('base64url')

/**
 * Reserves an attempt for an address, whether or not it has an account.
 * @throws {ProblemError} 429: wait, or open the link that was sent by mail
 */
export async function beginAttempt(identity: Identity, email: string, req: Request): Promise<LoginAttempt> {
  const { stores, secret, now } = identity
  const id = guardIdOf(secret, email)
  const salt = randomToken()
  const link = { email, salt, tokenHash: hashOf(loginLinkSecretOf(secret, id, salt)) }
  const when = { link, by: initiatorOf(secret, req), now: now() }
  const source = sourceOf(secret, email, req)
  const { result } = await stores.guards.update(id, (guard) => reserveAttempt(id, guard, source, when))
  const reserved = reservedOrThrow(result)
  return {
    async judge(check) {
      try {
        return await check()
      } catch (error) {
        await stores.guards.update(id, (guard) => releaseAttempt(guard, reserved, now()))
        throw error
      }
    },
    async signedIn(res) {
      await stores.guards.update(id, (guard) => signedIn(guard, reserved, now()))
      setBrowserCookie(secret, req, res, email)
    },
  }
}

function sourceOf(secret: Secret, email: string, req: Request): LoginSource {
  const keyed = (kind: string, name: string) =>
    secret.derive(`login-${kind}`, email, name).toString('base64url').slice(0, 22)
  const browser = readBrowser(req)
  const isKnown = browser !== undefined && hasSignedIn(secret, browser, email)
  return {
    network: keyed('network', clientOf(req)),
    ...(isKnown && { browser: keyed('browser', browser.id) }),
  }
}

function reservedOrThrow(verdict: Verdict | undefined) {
  if (verdict?.kind === 'reserved') return verdict.reserved
  const seconds = Math.ceil((verdict?.retryAfterMs ?? 0) / 1_000)
  throw verdict?.kind === 'link-required' ? linkNeeded(seconds) : tooManyAttempts(seconds)
}

const linkNeeded = (seconds: number) =>
  tooManyRequests(
    'login-link-needed',
    'Hubo muchos intentos fallidos de entrar a esta cuenta. Si es tuya, te enviamos un correo con un enlace: ábrelo en este navegador y podrás iniciar sesión.',
    seconds,
  )
