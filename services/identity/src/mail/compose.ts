import { loginLinkSent } from '../login/link.ts'
import { linkMail, linkSent } from '../recovery/recovery.ts'
import { codeMail, codeSent } from '../registration/registration.ts'
import { codeOf, linkSecretOf, loginLinkSecretOf, type Secret } from '../secret.ts'
import type { Stores } from '../stores.ts'
import type { QueuedMail } from './queued-mail.ts'
import { type Content, templates } from './templates.ts'

export type Mail = Content & { to: string }

/**
 * A mail as it is to leave, with what happens once the mail server has taken it; or why it is not to leave:
 * what it says is over, or was to be said earlier.
 */
export type Composed =
  | { kind: 'mail'; mail: Mail; sent(): Promise<unknown> }
  | { kind: 'not-needed' | 'too-late' }

/** Writes a queued mail from what is so when it leaves. */
export type Compose = (mail: QueuedMail) => Promise<Composed>

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
  async function toOwner(id: string, content: Content): Promise<Composed> {
    const user = await stores.users.get(id)
    return user ? written({ to: user.state.email, ...content }) : notNeeded
  }

  async function registration(id: string): Promise<Composed> {
    const leaving = codeMail((await stores.registrations.get(id))?.state, now())
    if (leaving.kind !== 'leaves') return leaving
    const { email, salt } = leaving.flow
    const content = (await ofEmail(email))
      ? templates.accountExists(site)
      : templates.verificationCode(codeOf(secret, salt))
    return written({ to: email, ...content }, () =>
      stores.registrations.update(id, (state) => codeSent(state, { salt, now: now() })),
    )
  }

  async function recovery(id: string): Promise<Composed> {
    const leaving = linkMail((await stores.recoveries.get(id))?.state, now())
    if (leaving.kind !== 'leaves') return leaving
    const { email, salt } = leaving.flow
    const user = await ofEmail(email)
    if (!user?.state.status) return notNeeded
    const token = `${id}.${linkSecretOf(secret, id, salt)}`
    return written({ to: email, ...templates.recovery(site, token) }, () =>
      stores.recoveries.update(id, (state) => linkSent(state, now())),
    )
  }

  async function loginLink(id: string): Promise<Composed> {
    const leaving = linkMail((await stores.guards.get(id))?.state.link, now())
    if (leaving.kind !== 'leaves') return leaving
    const { email, salt } = leaving.flow
    const user = await ofEmail(email)
    if (!user?.state.status) return notNeeded
    const token = `${id}.${loginLinkSecretOf(secret, id, salt)}`
    return written({ to: email, ...templates.loginLink(site, token) }, () =>
      stores.guards.update(id, (guard) => loginLinkSent(guard, now())),
    )
  }

  const byKind: Record<QueuedMail['kind'], Compose> = {
    registration: ({ about }) => registration(about),
    recovery: ({ about }) => recovery(about),
    'login-link': ({ about }) => loginLink(about),
    'password-changed': ({ about }) => toOwner(about, templates.passwordChanged(site)),
    'account-blocked': ({ about }) => toOwner(about, templates.accountBlocked(site)),
    // Queued before the account is erased: it leaves only once that has happened.
    'account-erased': async ({ about, to }) =>
      to !== undefined && !(await stores.users.get(about))
        ? written({ to, ...templates.accountErased() })
        : notNeeded,
  }
  return (mail) => byKind[mail.kind](mail)
}

const notNeeded = { kind: 'not-needed' } as const

const written = (mail: Mail, sent: () => Promise<unknown> = async () => undefined): Composed => ({
  kind: 'mail',
  mail,
  sent,
})
