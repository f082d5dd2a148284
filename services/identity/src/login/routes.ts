import { login } from '@semaforo/contracts'
import { forbidden, serve, unauthorized } from '@semaforo/service-kit'
import { Router } from 'express'
import { auditFailedLogin } from '../audit/audit.ts'
import { type Contact, whereToWrite } from '../contact/operator.ts'
import type { Identity } from '../identity.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { beginRecovery } from '../recovery/effects.ts'
import { openSession } from '../sessions/open-session.ts'
import { rehashPassword } from '../user/decisions.ts'
import type { UserState } from '../user/user.ts'
import { beginAttempt } from './begin-attempt.ts'

/** Login with an address and a password. */
export function loginRoutes(identity: Identity, contact: Contact): Router {
  const { stores, secret, passwords, limit, now } = identity
  const router = Router()

  serve(router, login, async ({ body, req, res }) => {
    await limit('login-ip', clientOf(req))
    const attempt = await beginAttempt(identity, body.email, req)
    const { items } = await stores.users.query('email', { equals: [body.email], limit: 1 })
    const [user] = items
    // An unknown address takes the same time and gets the same answer, so that accounts cannot be enumerated.
    const fits = await attempt.judge(() => passwords.verify(user?.state.passwordHash, body.password))
    if (!user || !fits) {
      // Also written for unknown addresses, so that response times do not differ.
      await auditFailedLogin(stores, initiatorOf(secret, req), { target: user?.id, now: now() })
      throw unauthorized('invalid-credentials', 'Correo o contraseña incorrectos.')
    }
    if (user.state.closedByOwner) {
      await limit('forgot-address', body.email)
      await beginRecovery(identity, body.email, { by: initiatorOf(secret, req) })
      throw closed()
    }
    if (!user.state.status) throw blocked(contact)
    await rehash(user.id, user.state, body.password)
    const answered = await openSession(identity, user.id, user.state, { req, res })
    await attempt.signedIn(res)
    return answered
  })

  /** Replaces a hash made with outdated argon2 parameters, now that the password is known. */
  async function rehash(id: string, user: UserState, password: string) {
    if (!passwords.isOutdated(user.passwordHash)) return
    const passwordHash = await passwords.hash(password)
    await stores.users.update(id, (state) => rehashPassword(state, user.passwordHash, passwordHash))
  }
  return router
}

const closed = () =>
  forbidden(
    'account-closed',
    'Eliminaste esta cuenta. Te enviamos un correo con un enlace: ahí eliges si la retomas o la borras para siempre.',
  )

const blocked = ({ shown }: Contact) =>
  forbidden(
    'account-blocked',
    `Un administrador desactivó tu cuenta. Si crees que es un error, ${whereToWrite(shown)}.`,
  )
