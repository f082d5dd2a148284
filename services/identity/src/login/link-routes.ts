import { openLoginLink } from '@semaforo/contracts'
import { badRequest, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { hashOf } from '../secret.ts'
import { setBrowserCookie } from './browser-cookie.ts'
import { useLoginLink } from './guard.ts'

/** The link sent by mail that makes an unknown browser a known one. */
export function loginLinkRoutes({ stores, secret, limit, now }: Identity): Router {
  const router = Router()
  serve(router, openLoginLink, async ({ params, req, res }) => {
    await limit('login-link-ip', clientOf(req))
    const [id = '', linkSecret = ''] = params.token.split('.')
    const used = { by: initiatorOf(secret, req), now: now() }
    const { result: email } = await stores.guards.update(id, (guard) =>
      useLoginLink(guard, hashOf(linkSecret), used),
    )
    if (email === undefined) throw linkExpired()
    setBrowserCookie(secret, req, res, email)
    return { message: 'Ya puedes iniciar sesión en este navegador.' }
  })
  return router
}

const linkExpired = () =>
  badRequest('login-link-expired', 'Este enlace ya no es válido. Inicia sesión para recibir otro.')
