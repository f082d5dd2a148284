import { tooManyRequests } from '@semaforo/service-kit'
import type { Request, Response } from 'express'
import type { Identity } from '../identity.ts'
import { byOf, clientOf } from '../origin.ts'
import { tooOften } from '../rate-limits.ts'
import { hashOf, loginLinkSecretOf, randomToken, type Secret } from '../secret.ts'
import { giveBack, type Place, reserveTry, signedIn, type Verdict } from './attempt.ts'
import { hasSignedIn, readBrowser, setBrowserCookie } from './browser-cookie.ts'

/** A try that was taken from an address: it stands as a failure unless the password proves right. */
export type LoginAttempt = {
  /** Runs the check of the password; where it cannot answer, the try is given back. */
  judge(check: () => Promise<boolean>): Promise<boolean>
  /** Takes the failure back, and makes browser and network known to the account. */
  signedIn(res: Response): Promise<void>
}

/** The name of an address's guard, which does not tell the address. */
export const guardIdOf = (secret: Secret, email: string): string =>
  secret.derive('login-guard', email).toString('base64url')

/**
 * Takes a try for an address, the same whether it has an account or not.
 * @throws {ProblemError} 429: wait, or open the link that was sent by mail
 */
export async function beginAttempt(identity: Identity, email: string, req: Request): Promise<LoginAttempt> {
  const { stores, secret, now } = identity
  const id = guardIdOf(secret, email)
  const salt = randomToken()
  const link = { email, salt, tokenHash: hashOf(loginLinkSecretOf(secret, id, salt)) }
  const when = { link, by: byOf(secret, req), now: now() }
  const place = placeOf(secret, email, req)
  const { result } = await stores.guards.update(id, (guard) => reserveTry(id, guard, place, when))
  const taken = takenOf(result)
  return {
    async judge(check) {
      try {
        return await check()
      } catch (error) {
        await stores.guards.update(id, (guard) => giveBack(guard, taken, now()))
        throw error
      }
    },
    async signedIn(res) {
      await stores.guards.update(id, (guard) => signedIn(guard, taken, now()))
      setBrowserCookie(secret, req, res, email)
    },
  }
}

function placeOf(secret: Secret, email: string, req: Request): Place {
  const keyed = (kind: string, name: string) =>
    secret.derive(`login-${kind}`, email, name).toString('base64url').slice(0, 22)
  const browser = readBrowser(req)
  const isKnown = browser !== undefined && hasSignedIn(secret, browser, email)
  return {
    network: keyed('network', clientOf(req)),
    ...(isKnown && { browser: keyed('browser', browser.id) }),
  }
}

function takenOf(verdict: Verdict | undefined) {
  if (verdict?.kind === 'taken') return verdict.taken
  const seconds = Math.ceil((verdict?.retryAfterMs ?? 0) / 1_000)
  throw verdict?.kind === 'link' ? linkNeeded(seconds) : tooOften(seconds)
}

const linkNeeded = (seconds: number) =>
  tooManyRequests(
    'login-link-needed',
    'Hubo muchos intentos fallidos de entrar a esta cuenta. Si es tuya, te enviamos un correo con un enlace: ábrelo en este navegador y podrás iniciar sesión.',
    seconds,
  )
