import type { Compose } from '../mail/composed.ts'
import type { Stores } from '../stores.ts'
import { copyLetter, operatorLetter } from './letters.ts'
import type { Contact } from './operator.ts'

type Context = { stores: Stores; contact: Contact }

/** The mails of a message, unless it has been erased. */
export function contactMails({
  stores,
  contact,
}: Context): Record<'contact-message' | 'contact-copy', Compose> {
  return {
    'contact-message': async ({ about }) => {
      const message = (await stores.messages.get(about))?.state
      if (!message) return { kind: 'not-needed' }
      // Accepted while there was an address: it waits for the next one.
      if (contact.to === undefined) throw new Error('CONTACT_EMAIL is not set')
      return { kind: 'mail', mail: { to: contact.to, ...operatorLetter(message) }, sent: nothing }
    },
    // To the account's address alone, which has been verified: nobody can have us write to others.
    'contact-copy': async ({ about }) => {
      const message = (await stores.messages.get(about))?.state
      const user = message?.userId && (await stores.users.get(message.userId))
      if (!message || !user) return { kind: 'not-needed' }
      const letter = copyLetter(message, contact.shown.replyDays)
      return { kind: 'mail', mail: { to: user.state.email, ...letter }, sent: nothing }
    },
  }
}

const nothing = async () => undefined
