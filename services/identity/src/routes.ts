import { Router } from 'express'
import { auditRoutes } from './administration/audit-routes.ts'
import { userRoutes } from './administration/routes.ts'
import type { Identity } from './identity.ts'
import { loginLinkRoutes } from './login/link-routes.ts'
import { loginRoutes } from './login/routes.ts'
import type { PostOffice } from './mail/transport.ts'
import { meRoutes } from './profile/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { registrationRoutes } from './registration/routes.ts'

/** The service's HTTP. */
export function identityRoutes(identity: Identity, office: PostOffice): Router {
  return Router().use(
    registrationRoutes(identity),
    loginRoutes(identity),
    loginLinkRoutes(identity),
    recoveryRoutes(identity, office),
    meRoutes(identity),
    userRoutes(identity),
    auditRoutes(identity),
  )
}
