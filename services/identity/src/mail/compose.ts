import { loginLinkLeaves } from '../flows/login-link.ts'
import { linkLeaves } from '../flows/recovery.ts'
import { codeLeaves } from '../flows/registration.ts'
import { codeOf, linkSecretOf, loginLinkSecretOf, type Secret } from '../secret.ts'
import type { Stores } from '../stores.ts'
import type { QueuedMail } from './queued-mail.ts'
import { type Content, templates } from './templates.ts'

export type Mail = Content & { to: string }

/** Writes a queued mail from what is so when it leaves; undefined where it has nothing to say any more. */
export type Compose = (mail: QueuedMail) => Promise<Mail | undefined>

export function createCompose(context: {
  stores: Stores
  secret: Secret
  site: string
  now: () => number
}): Compose {
  const { stores, secret, site, now } = context

  async function ofEmail(email: string) {
    const { items } = await stores.users.query('email', { equals: [email], limit: 1 })
    return items[0]
  }

  /** To the owner of an account, as long as it is there. */
  async function toOwner(id: string, content: Content): Promise<Mail | undefined> {
    const user = await stores.users.get(id)
    return user && { to: user.state.email, ...content }
  }

  const byKind: Record<QueuedMail['kind'], Compose> = {
    async registration({ about }) {
      const { result: sent } = await stores.registrations.update(about, (state) => codeLeaves(state, now()))
      if (!sent) return undefined
      const taken = await ofEmail(sent.email)
      const content = taken
        ? templates.accountExists(site)
        : templates.verificationCode(codeOf(secret, sent.salt))
      return { to: sent.email, ...content }
    },
    async recovery({ about }) {
      const { result: sent } = await stores.recoveries.update(about, (state) => linkLeaves(state, now()))
      const user = sent && (await ofEmail(sent.email))
      if (!user?.state.status) return undefined
      const token = `${about}.${linkSecretOf(secret, about, sent?.salt ?? '')}`
      return { to: user.state.email, ...templates.recovery(site, token) }
    },
    async 'login-link'({ about }) {
      const { result: sent } = await stores.guards.update(about, (guard) => loginLinkLeaves(guard, now()))
      const user = sent && (await ofEmail(sent.email))
      if (!user?.state.status) return undefined
      const token = `${about}.${loginLinkSecretOf(secret, about, sent?.salt ?? '')}`
      return { to: user.state.email, ...templates.loginLink(site, token) }
    },
    'password-changed': ({ about }) => toOwner(about, templates.passwordChanged(site)),
    'account-blocked': ({ about }) => toOwner(about, templates.accountBlocked(site)),
    // Queued before the account is erased: it leaves only once that has happened.
    'account-erased': async ({ about, to }) =>
      to !== undefined && !(await stores.users.get(about)) ? { to, ...templates.accountErased() } : undefined,
  }
  return (mail) => byKind[mail.kind](mail)
}
