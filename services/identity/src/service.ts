import { defineService, publicUrl } from '@semaforo/service-kit'
import { ensureAdmin, restoreRoster } from './administration/admins.ts'
import { identityConfig } from './config.ts'
import { openIdentity } from './identity.ts'
import { createCompose } from './mail/compose.ts'
import { forgetOldMails } from './mail/file-transport.ts'
import { mailPage } from './mail/inbox-page.ts'
import { mailDirectory, openPostOffice } from './mail/open-transport.ts'
import { startSender } from './mail/sender.ts'
import { identityRoutes } from './routes.ts'
import { react } from './subscriptions.ts'
import { sweep } from './sweep.ts'

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
