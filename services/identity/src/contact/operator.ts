import type { Operator } from '@semaforo/contracts'
import type { IdentityConfig } from '../config.ts'

/** The address that messages go to, if there is one, and what is shown to everybody. */
export type Contact = { to: string | undefined; shown: Operator }

/** The first admin's address takes messages, but is not shown: somebody signs in with it. */
export function contactOf(config: IdentityConfig): Contact {
  const { CONTACT_EMAIL, ADMIN_EMAIL, CONTACT_REPLY_DAYS, OPERATOR_NAME, OPERATOR_ADDRESS } = config
  const to = CONTACT_EMAIL ?? ADMIN_EMAIL
  return {
    to,
    shown: {
      open: to !== undefined,
      replyDays: CONTACT_REPLY_DAYS,
      ...(OPERATOR_NAME && { name: OPERATOR_NAME }),
      ...(OPERATOR_ADDRESS && { address: OPERATOR_ADDRESS }),
      ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
    },
  }
}

/** The end of a sentence: to whom. */
export const whereToWrite = ({ email }: Operator): string =>
  email === undefined ? 'escríbenos en la página de contacto' : `escríbenos a ${email}`
