import { Router } from 'express'
import type { Identity } from './identity.ts'
import type { PostOffice } from './mail/post-office.ts'
import { auditRoutes } from './routes/audit.ts'
import { loginRoutes } from './routes/login.ts'
import { loginLinkRoutes } from './routes/login-link.ts'
import { meRoutes } from './routes/me.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { registrationRoutes } from './routes/registration.ts'
import { userRoutes } from './routes/users.ts'

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
