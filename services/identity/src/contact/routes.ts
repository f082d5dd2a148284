import { readOperator, sendMessage } from '@semaforo/contracts'
import { serve, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { clientOf } from '../origin.ts'
import { hashOf } from '../secret.ts'
import { createCallers } from '../sessions/caller.ts'
import { workingDays } from './letters.ts'
import { acceptMessage } from './message.ts'
import type { Contact } from './operator.ts'

/** Messages to whoever operates the site. */
export function contactRoutes(identity: Identity, { to, shown }: Contact): Router {
  const { stores, limit, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serve(router, readOperator, () => shown)

  serve(router, sendMessage, async ({ body: { id: given, link, ...written }, req, res }) => {
    if (to === undefined) throw closed()
    const { authorization } = req.headers
    const caller = authorization === undefined ? undefined : await callers(authorization)
    // Other words under the same id are another message.
    const id = hashOf(JSON.stringify([given, caller?.id, written]))
    if (!(await stores.messages.get(id))) {
      await limit('contact-ip', clientOf(req))
      await limit('contact-address', written.email)
      await limit('contact-site', '')
      const by = { ...written, ...(caller && { userId: caller.id }) }
      if (!link) await stores.messages.update(id, (kept) => acceptMessage(id, kept, by, now()))
    }
    res.status(201)
    return {
      message: `Te respondemos en ${workingDays(shown.replyDays)} a ${written.email}.`,
      ...(caller && { copyTo: caller.user.email }),
    }
  })
  return router
}

const closed = () =>
  unavailable('contact-closed', 'Este sitio todavía no tiene a dónde recibir mensajes. No enviamos el tuyo.')
