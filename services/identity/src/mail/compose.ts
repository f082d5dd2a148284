import { contactMails } from '../contact/compose-contact.ts'
import { type Contact, whereToWrite } from '../contact/operator.ts'
import { loginLinkSecretOf, loginLinkSent } from '../login/guard.ts'
import { pulseTokenOf } from '../pulse/link.ts'
import { beginRecovery } from '../recovery/effects.ts'
import { linkMail, linkSecretOf, linkSent } from '../recovery/recovery.ts'
import { codeMail, codeOf, codeRefused, codeSent } from '../registration/registration.ts'
import type { Secret } from '../secret.ts'
import type { Stores } from '../stores.ts'
import type { UserState } from '../user/user.ts'
import type { Compose, Composed, Mail } from './composed.ts'
import { pulseMail } from './pulse-mail.ts'
import type { QueuedMail } from './queued-mail.ts'
import { type Content, templates } from './templates.ts'

export function createCompose(context: {
  stores: Stores
  secret: Secret
  site: string
  contact: Contact
  now: () => number
}): Compose {
  const { stores, secret, site, contact, now } = context

  async function ofEmail(email: string) {
    const { items } = await stores.users.query('email', { equals: [email], limit: 1 })
    return items[0]
  }

  /** To the owner of an account, unless it has been erased, or there is nothing to say any more. */
  async function toOwner(
    id: string,
    contentFor: (owner: UserState) => Content | undefined,
  ): Promise<Composed> {
    const user = await stores.users.get(id)
    const content = user && contentFor(user.state)
    return content ? toSend({ to: user.state.email, ...content }) : notNeeded
  }

  /** Once the account is gone. Waits for an erasure that takes its time; one that did not come to its end needs no mail. */
  async function erased({ about, to, attempts }: QueuedMail, content: Content): Promise<Composed> {
    if (to === undefined) return notNeeded
    if (!(await stores.users.get(about))) return toSend({ to, ...content })
    if (attempts >= attemptsForErasure) return notNeeded
    throw new Error('the account is not erased yet')
  }

  /** Tells a registration whether the mail server took its mail. */
  const outcomeOf = ({ id, salt }: { id: string; salt: string }) => ({
    sent: () => stores.registrations.update(id, (state) => codeSent(state, { salt, now: now() })),
    refused: () => stores.registrations.update(id, (state) => codeRefused(state, salt)),
  })

  async function registration(id: string): Promise<Composed> {
    const due = codeMail((await stores.registrations.get(id))?.state, now())
    if (due.kind !== 'due') return due
    const { email, salt } = due.flow
    const user = await ofEmail(email)
    // The owner of a closed account gets the link of a recovery instead, once for each code that was asked for.
    if (user?.state.closedByOwner) {
      const returnId = secret.derive('return', id, salt).toString('base64url')
      await beginRecovery(context, email, { id: returnId, registration: { id, salt } })
      return notNeeded
    }
    const content = user ? existing(user.state) : templates.verificationCode(site, codeOf(secret, salt))
    const { sent, refused } = outcomeOf({ id, salt })
    return toSend({ to: email, ...content }, sent, refused)
  }

  async function recovery(id: string): Promise<Composed> {
    const due = linkMail((await stores.recoveries.get(id))?.state, now())
    if (due.kind !== 'due') return due
    const { email, salt, registration } = due.flow
    const user = await ofEmail(email)
    if (!user) return notNeeded
    const token = `${id}.${linkSecretOf(secret, id, salt)}`
    const outcome = registration && outcomeOf(registration)
    const sent = async () => {
      await stores.recoveries.update(id, (state) => linkSent(state, now()))
      await outcome?.sent()
    }
    return toSend({ to: email, ...wayBack(user.state, token) }, sent, outcome?.refused)
  }

  const blocked = () => templates.accountBlocked(site, whereToWrite(contact.shown))

  /** To somebody who registers with an address that has an account. */
  const existing = ({ status }: UserState) => (status ? templates.accountExists(site) : blocked())

  /** What the owner of an account can do to get back into it. */
  function wayBack({ status, closedByOwner, eraseAt }: UserState, token: string): Content {
    if (status) return templates.recovery(site, token)
    return closedByOwner ? templates.accountReturn(site, token, eraseAt) : blocked()
  }

  async function loginLink(id: string): Promise<Composed> {
    const due = linkMail((await stores.guards.get(id))?.state.link, now())
    if (due.kind !== 'due') return due
    const { email, salt } = due.flow
    const user = await ofEmail(email)
    if (!user?.state.status) return notNeeded
    const token = `${id}.${loginLinkSecretOf(secret, id, salt)}`
    return toSend({ to: email, ...templates.loginLink(site, token) }, () =>
      stores.guards.update(id, (guard) => loginLinkSent(guard, now())),
    )
  }

  /** Whatever ended it since it was requested: no mail. */
  async function monthlyPulse(id: string): Promise<Composed> {
    const { email, status, pulse, lights } = (await stores.users.get(id))?.state ?? {}
    const last = lights?.[0]
    if (!email || !status || !pulse?.on || !last) return notNeeded
    return toSend({ to: email, ...pulseMail(site, last, pulseTokenOf(secret, id, pulse.on.salt)) })
  }

  const byKind: Record<QueuedMail['kind'], Compose> = {
    registration: ({ about }) => registration(about),
    recovery: ({ about }) => recovery(about),
    'login-link': ({ about }) => loginLink(about),
    'monthly-pulse': ({ about }) => monthlyPulse(about),
    ...contactMails(context),
    'password-changed': ({ about }) => toOwner(about, () => templates.passwordChanged(site)),
    'account-blocked': ({ about }) =>
      toOwner(about, ({ status, closedByOwner, eraseAt }) => {
        if (status) return undefined
        return closedByOwner ? templates.accountClosed(site, eraseAt) : blocked()
      }),
    // Queued before the account is erased, and sent only after that has happened.
    'account-erased': (mail) => erased(mail, templates.accountErased()),
    'own-account-erased': (mail) => erased(mail, templates.ownAccountErased()),
  }
  return (mail) => byKind[mail.kind](mail)
}

/** With the waits between attempts, some minutes. */
const attemptsForErasure = 10

const notNeeded = { kind: 'not-needed' } as const

const nothing = async () => undefined

const toSend = (
  mail: Mail,
  sent: () => Promise<unknown> = nothing,
  refused: () => Promise<unknown> = nothing,
): Composed => ({ kind: 'mail', mail, sent, refused })
