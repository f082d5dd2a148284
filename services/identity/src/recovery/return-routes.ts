import { checkReturnLink, chooseReturn } from '@semaforo/contracts'
import { badRequest, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { setBrowserCookie } from '../login/browser-cookie.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { hashOf } from '../secret.ts'
import { eraseUser, reopenAccount } from '../user/effects.ts'
import { endRecoveries } from './effects.ts'
import { linkHolds, useLink } from './recovery.ts'

/** The owner of a closed account takes it up again or erases it, with a link by mail. */
export function returnRoutes(identity: Identity): Router {
  const { stores, secret, limit, now } = identity
  const router = Router()

  /** What a token stands for, while its link holds and the account is still one that its owner closed. */
  async function openLink(token: string) {
    const [id = '', linkSecret = ''] = token.split('.')
    const tokenHash = hashOf(linkSecret)
    const recovery = (await stores.recoveries.get(id))?.state
    if (!linkHolds(recovery, tokenHash, now())) throw linkExpired()
    const { items } = await stores.users.query('email', { equals: [recovery.email], limit: 1 })
    const [user] = items
    if (!user?.state.closedByOwner) throw linkExpired()
    return { user, use: () => stores.recoveries.update(id, (state) => useLink(state, tokenHash, now())) }
  }

  serve(router, checkReturnLink, async ({ params, req, res }) => {
    await limit('reset-check-ip', clientOf(req))
    await openLink(params.token)
    res.set('Cache-Control', 'no-store')
    return { message: 'El enlace sirve todavía.' }
  })

  serve(router, chooseReturn, async ({ params, body, req, res }) => {
    await limit('reset-ip', clientOf(req))
    const { user, use } = await openLink(params.token)
    // Of two requests with one link, one is let through.
    const { result: email } = await use()
    if (email === undefined) throw linkExpired()
    const by = initiatorOf(secret, req, user.id)
    if (body.choice === 'erase') {
      await eraseUser(identity, user.id, by)
      return { message: 'Tu cuenta y tus datos fueron borrados.' }
    }
    const resumed = await reopenAccount(identity, user.id, by)
    // An admin blocked the account since it was read.
    if (!resumed?.status) throw linkExpired()
    await endRecoveries(stores, email)
    // Access to the mailbox proves as much as a login: this browser is known from now on.
    setBrowserCookie(secret, req, res, email)
    return { message: 'Tu cuenta está activa otra vez.' }
  })
  return router
}

const linkExpired = () => badRequest('return-link-expired', 'Este enlace ya no es válido. Pide uno nuevo.')
