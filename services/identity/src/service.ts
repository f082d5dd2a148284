import { defineService, publicUrl } from '@semaforo/service-kit'
import { ensureAdmin, restoreRoster } from './admins.ts'
import { identityConfig } from './config.ts'
import { sweep } from './erasure.ts'
import { openIdentity } from './identity.ts'
import { createCompose } from './mail/compose.ts'
import { forgetOldMails } from './mail/files.ts'
import { mailDirectory, openPostOffice } from './mail/open-mail.ts'
import { mailPage } from './mail/page.ts'
import { startSender } from './mail/sender.ts'
import { react } from './react.ts'
import { identityRoutes } from './routes.ts'

const sweepMs = 10 * 60_000

/** Accounts: who somebody is, their sessions, their mails, and the admins' work. */
export const identityService = defineService({
  name: 'identity',
  config: identityConfig,
  start: async ({ platform, config, log, peers }) => {
    const now = Date.now
    const identity = await openIdentity({ platform, peers, log, now })
    const { stores, secret } = identity
    // The first start makes the first signing key.
    await identity.tokens.publicKeys()
    await ensureAdmin(identity, config)
    await restoreRoster(stores)

    const office = await openPostOffice(config, log)
    const compose = createCompose({ stores, secret, site: publicUrl(config), now })
    const sender = startSender({ queue: stores.mails, compose, office, log, now })
    const subscriptions = await react(identity, sender.wake)
    const sweepNow = async () => {
      try {
        await sweep(stores, now())
        await forgetOldMails(mailDirectory(config), now())
      } catch (error) {
        log.warn({ err: error }, 'sweep failed')
      }
    }
    const sweeping = setInterval(sweepNow, sweepMs)
    await sweepNow()

    const routes = identityRoutes(identity, office)
    if (!config.SMTP_URL && config.NODE_ENV !== 'production') routes.use(mailPage(mailDirectory(config)))
    return {
      routes,
      stop: async () => {
        clearInterval(sweeping)
        await Promise.all(subscriptions.map((subscription) => subscription.stop()))
        await sender.stop()
      },
    }
  },
})
