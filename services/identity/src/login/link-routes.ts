import { openLoginLink } from '@semaforo/contracts'
import { badRequest, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { byOf, clientOf } from '../origin.ts'
import { hashOf } from '../secret.ts'
import { setBrowserCookie } from './browser-cookie.ts'
import { useLoginLink } from './link.ts'

/** The link of the mail with which a stranger's browser becomes a known one. */
export function loginLinkRoutes({ stores, secret, limit, now }: Identity): Router {
  const router = Router()
  serve(router, openLoginLink, async ({ params, req, res }) => {
    await limit('login-link-ip', clientOf(req))
    const [id = '', linkSecret = ''] = params.token.split('.')
    const used = { by: byOf(secret, req), now: now() }
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
