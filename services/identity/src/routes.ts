import { Router } from 'express'
import { auditRoutes } from './audit/routes.ts'
import type { Contact } from './contact/operator.ts'
import { contactRoutes } from './contact/routes.ts'
import type { Identity } from './identity.ts'
import { loginLinkRoutes } from './login/link-routes.ts'
import { loginRoutes } from './login/routes.ts'
import type { MailTransport } from './mail/transport.ts'
import { partnerRoutes } from './partners/routes.ts'
import { pulseRoutes } from './pulse/routes.ts'
import { returnRoutes } from './recovery/return-routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { ownSessionsRoutes } from './sessions/own-sessions-routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { keyRoutes } from './tokens/routes.ts'
import { administrationRoutes, profileRoutes } from './user/routes.ts'

/** The service's HTTP API, slice by slice. */
export function identityRoutes(identity: Identity, transport: MailTransport, contact: Contact): Router {
  return Router().use(
    registrationRoutes(identity),
    loginRoutes(identity, contact),
    loginLinkRoutes(identity),
    sessionRoutes(identity),
    ownSessionsRoutes(identity),
    recoveryRoutes(identity, transport),
    returnRoutes(identity),
    profileRoutes(identity),
    pulseRoutes(identity),
    administrationRoutes(identity),
    auditRoutes(identity),
    partnerRoutes(identity),
    contactRoutes(identity, contact),
    keyRoutes(identity),
  )
}
