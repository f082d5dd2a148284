import { checkResetLink, forgotPassword, resetPassword as resetCall } from '@semaforo/contracts'
import { badRequest, serve, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { setBrowserCookie } from '../login/browser-cookie.ts'
import type { MailTransport } from '../mail/transport.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { requireStrongPassword } from '../passwords/require-strong.ts'
import { hashOf } from '../secret.ts'
import { resetPassword } from '../user/decisions.ts'
import { beginRecovery, endRecoveries } from './effects.ts'
import { linkHolds } from './recovery.ts'

/** Password recovery: ask for a link by mail, set a new password with it. */
export function recoveryRoutes(identity: Identity, transport: MailTransport): Router {
  const { stores, secret, passwords, limit, now } = identity
  const router = Router()

  serve(router, forgotPassword, async ({ body: { email }, req }) => {
    await limit('forgot-ip', clientOf(req))
    await limit('forgot-address', email)
    await beginRecovery(identity, email, { by: initiatorOf(secret, req) })
    // The mail is queued in any case. While the mail server is down every address gets the same 503.
    if (!(await transport.isAvailable())) throw unavailable('mail-unavailable', 'Error al enviar correo', 60)
    return { message: 'El correo se ha enviado con éxito' }
  })

  serve(router, checkResetLink, async ({ params, req, res }) => {
    await limit('reset-check-ip', clientOf(req))
    const [id = '', linkSecret = ''] = params.token.split('.')
    const recovery = (await stores.recoveries.get(id))?.state
    if (!linkHolds(recovery, hashOf(linkSecret), now())) throw linkExpired()
    res.set('Cache-Control', 'no-store')
    return { message: 'El enlace sirve todavía.' }
  })

  serve(router, resetCall, async ({ params, body, req, res }) => {
    await limit('reset-ip', clientOf(req))
    const [id = '', linkSecret = ''] = params.token.split('.')
    const recovery = (await stores.recoveries.get(id))?.state
    if (!linkHolds(recovery, hashOf(linkSecret), now())) throw linkExpired()
    const { items } = await stores.users.query('email', { equals: [recovery.email], limit: 1 })
    const [user] = items
    if (!user) throw linkExpired()
    requireStrongPassword(body.password, user.state)
    const passwordHash = await passwords.hash(body.password)
    const by = initiatorOf(secret, req, user.id)
    // The link's id is the idempotency key: of two concurrent requests with one link, one changes the password.
    const { result: isReset } = await stores.users.update(
      user.id,
      (state) => resetPassword(user.id, state, passwordHash, by),
      { idempotencyKey: `recovery/${id}` },
    )
    if (!isReset) throw linkExpired()
    await endRecoveries(stores, recovery.email)
    // Access to the account's mailbox proves as much as a login: this browser is known from now on.
    setBrowserCookie(secret, req, res, recovery.email)
    return { message: 'Contraseña actualizada correctamente.' }
  })
  return router
}

const linkExpired = () => badRequest('reset-link-expired', 'Este enlace ya no es válido. Pide uno nuevo.')
