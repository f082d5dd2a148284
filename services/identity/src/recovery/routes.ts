import { forgotPassword, resetPassword as resetCall } from '@semaforo/contracts'
import { badRequest, serve, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { setBrowserCookie } from '../login/browser-cookie.ts'
import type { PostOffice } from '../mail/transport.ts'
import { byOf, clientOf } from '../origin.ts'
import { refuseGuessable } from '../passwords/require-strong.ts'
import { resetPassword } from '../profile/profile.ts'
import { hashOf, linkSecretOf, randomToken } from '../secret.ts'
import { endRecoveries } from '../sweep.ts'
import { linkHolds, requestRecovery } from './recovery.ts'

/** A forgotten password. */
export function recoveryRoutes(
  { stores, secret, passwords, limit, now }: Identity,
  office: PostOffice,
): Router {
  const router = Router()

  serve(router, forgotPassword, async ({ body: { email }, req }) => {
    await limit('forgot-ip', clientOf(req))
    await limit('forgot-address', email)
    const id = randomToken()
    const salt = randomToken()
    const asked = { email, salt, tokenHash: hashOf(linkSecretOf(secret, id, salt)) }
    const when = { by: byOf(secret, req), now: now() }
    // Known address or not, the same is written: who sends the mail finds out.
    await stores.recoveries.update(id, () => requestRecovery(id, asked, when))
    // It leaves as soon as the server takes it; until then nobody, known or not, is told that it has left.
    if (!(await office.isOpen())) throw unavailable('mail-unavailable', 'Error al enviar correo', 60)
    return { message: 'El correo se ha enviado con éxito' }
  })

  serve(router, resetCall, async ({ params, body, req, res }) => {
    await limit('reset-ip', clientOf(req))
    const [id = '', linkSecret = ''] = params.token.split('.')
    const recovery = (await stores.recoveries.get(id))?.state
    if (!linkHolds(recovery, hashOf(linkSecret), now())) throw linkExpired()
    const { items } = await stores.users.query('email', { equals: [recovery.email], limit: 1 })
    const [user] = items
    if (!user) throw linkExpired()
    refuseGuessable(body.password, user.state)
    const passwordHash = await passwords.hash(body.password)
    const by = byOf(secret, req, user.id)
    // The user remembers the link as a cause: of two that use it at once, one changes the password.
    const { result: isReset } = await stores.users.update(
      user.id,
      (state) => resetPassword(user.id, state, passwordHash, by),
      { cause: `recovery/${id}` },
    )
    if (!isReset) throw linkExpired()
    await endRecoveries(stores, recovery.email)
    // Whoever reads the account's mail has shown as much as with a login.
    setBrowserCookie(secret, req, res, recovery.email)
    return { message: 'Contraseña actualizada correctamente.' }
  })
  return router
}

const linkExpired = () => badRequest('reset-link-expired', 'Este enlace ya no es válido. Pide uno nuevo.')
