import { openPulseLink, type Pulse, PulseToken, readPulse, setPulse, stopPulse } from '@semaforo/contracts'
import { badRequest, route, serveAs, tokenExpired } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { hashOf, randomToken } from '../secret.ts'
import { createCallers } from '../sessions/caller.ts'
import { changePulse, stopByLink } from '../user/decisions.ts'
import type { UserState } from '../user/user.ts'
import { pulseDay } from './calendar.ts'
import { pulseTokenOf, stopPage } from './link.ts'

/** The monthly mail: its setting, and the link that stops it. */
export function pulseRoutes(identity: Identity): Router {
  const { stores, secret, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, readPulse, ({ caller }) => shownPulse(caller.user))

  serveAs(router, callers, setPulse, async ({ caller, body, req }) => {
    const salt = randomToken()
    const change = {
      today: pulseDay(now()),
      link: { salt, tokenHash: hashOf(pulseTokenOf(secret, caller.id, salt)) },
      by: initiatorOf(secret, req, caller.id),
    }
    const { result: user } = await stores.users.update(caller.id, (state) =>
      changePulse(caller.id, state, body.day, change),
    )
    if (!user) throw tokenExpired()
    return shownPulse(user)
  })

  route(router, openPulseLink.method, openPulseLink.path, (req, res) => {
    const page = stopPage(tokenIn(req.params))
    res.status(303).location(page).type('text/plain').send(page)
  })

  // Without `serve`, which reads JSON: mail programs post a form, and the path says all. Without a limit of its own:
  // they post for many people from few addresses, and nobody guesses 256 bits.
  route(router, stopPulse.method, stopPulse.path, async (req, res) => {
    const tokenHash = hashOf(tokenIn(req.params))
    const { items } = await stores.users.query('pulseLink', { equals: [tokenHash], limit: 1 })
    const [user] = items
    if (!user) throw unknownLink()
    const by = initiatorOf(secret, req)
    const { result: isStopped } = await stores.users.update(user.id, (state) =>
      stopByLink(user.id, state, tokenHash, by),
    )
    if (!isStopped) throw unknownLink()
    res.set('Cache-Control', 'no-store').json({ message: 'Listo: ya no recibirás el pulso mensual.' })
  })
  return router
}

/** @throws {ProblemError} 400, the same as for a link that was used */
function tokenIn({ token }: { token?: unknown }): string {
  const parsed = PulseToken.safeParse(token)
  if (!parsed.success) throw unknownLink()
  return parsed.data
}

const unknownLink = () =>
  badRequest(
    'pulse-link-unknown',
    'Este enlace ya se usó o no existe. Si era tuyo, ya no recibes el pulso mensual.',
  )

const shownPulse = ({ pulse, lights }: UserState): Pulse => ({
  day: pulse?.on?.day ?? null,
  ...(pulse?.on && { next: pulse.on.due }),
  diagnosed: lights?.[0] !== undefined,
})
