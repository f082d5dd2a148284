import { defineService, startSweeping } from '@semaforo/service-kit'
import { sweepAudit } from './audit/audit.ts'
import { identityConfig } from './config.ts'
import { contactOf } from './contact/operator.ts'
import { openIdentity } from './identity.ts'
import { startMail } from './mail/start-mail.ts'
import { sweepPulses } from './pulse/sweep-pulses.ts'
import { identityRoutes } from './routes.ts'
import { subscribe } from './subscriptions.ts'
import { sweep, sweepEveryMs } from './sweep.ts'
import { restoreRoster } from './user/admins.ts'
import { eraseClosed } from './user/erase-closed.ts'
import { ensureAdmin } from './user/first-admin.ts'

/** Accounts: registration, login, sessions, recovery, profiles and their administration. */
export const identityService = defineService({
  name: 'identity',
  config: identityConfig,
  start: async ({ platform, config, log, peers }) => {
    const identity = await openIdentity({ platform, peers, log, now: Date.now, config })
    await ensureAdmin(identity, config)
    await restoreRoster(identity.stores)

    const contact = contactOf(config)
    const mail = await startMail(identity, config, contact, log)
    const subscriptions = await subscribe(identity, mail.wake)
    const sweeping = startSweeping(
      async (stopping) => {
        await sweep(identity.stores, identity.now(), stopping)
        await eraseClosed(identity, stopping)
        await sweepAudit(identity.stores, identity.now(), config.AUDIT_KEEP_DAYS, stopping)
        await mail.sweep()
      },
      log,
      sweepEveryMs,
    )
    const pulses = startSweeping(
      (stopping) => sweepPulses(identity.stores.users, identity.now(), stopping),
      log,
      config.PULSE_SWEEP_SECONDS * 1_000,
    )
    return {
      routes: identityRoutes(identity, mail.transport, contact).use(mail.routes),
      stop: async () => {
        await Promise.all([sweeping, pulses, ...subscriptions].map((running) => running.stop()))
        await mail.stop()
      },
    }
  },
})
