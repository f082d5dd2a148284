import { eventually } from '@semaforo/testing/eventually'
import PostalMime from 'postal-mime'
import { listMails, readMail } from '../../src/mail/file-transport.ts'

/** The mail files of a site without a mail server. */
export function inboxOf(directory: string) {
  async function to(address: string) {
    const mails = await Promise.all(
      (await listMails(directory)).map(async (name) =>
        PostalMime.parse((await readMail(directory, name)) ?? ''),
      ),
    )
    return mails.filter((mail) => mail.to?.some((one) => one.address === address))
  }
  return {
    to,
    /** The newest mail to an address, once there are `count` of them. */
    async newest(address: string, count = 1) {
      return eventually(async () => {
        const mails = await to(address)
        expect(mails.length).toBeGreaterThanOrEqual(count)
        return mails[0]?.text ?? ''
      })
    },
  }
}

export const codeIn = (text: string): string => /^ {4}([A-Z0-9]{5})$/m.exec(text)?.[1] ?? ''
export const linkTokenIn = (text: string): string => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? ''
export const returnTokenIn = (text: string): string => /\/login\/return\/(\S+)/.exec(text)?.[1] ?? ''
export const loginLinkIn = (text: string): string => /\/login\/link\/(\S+)/.exec(text)?.[1] ?? ''
