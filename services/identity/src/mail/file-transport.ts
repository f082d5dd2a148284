import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPrivateFolder } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './transport.ts'

/** For development without a mail server: each mail is a file `{time}_{id}.eml` that any mail program opens. */
export async function fileTransport(directory: string, from: string, log?: Log): Promise<MailTransport> {
  createPrivateFolder(directory, /\.eml$/, log)
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(id, { to, ...content }) {
      const { message } = await writer.sendMail({ from, to: { name: '', address: to }, ...content })
      const name = `${stampOf(Date.now())}_${id}.eml`
      // Renamed into place, so that readers see complete mails only. Mails contain codes: owner-readable only.
      const temporary = join(directory, `.${name}`)
      await writeFile(temporary, message, { mode: 0o600 })
      await rename(temporary, join(directory, name))
    },
    isAvailable: async () => true,
    close: () => writer.close(),
  }
}

/** A time as the prefix of file names, so that they sort by time. */
const stampOf = (time: number) => new Date(time).toISOString().replace(/[:.]/g, '-')

const fileName = /^[\w-]{1,120}\.eml$/

/** The names of the mails, the newest first. */
export async function listMails(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
}

/** A mail's file; undefined if there is none of that name. */
export async function readMail(directory: string, name: string): Promise<Buffer | undefined> {
  if (!fileName.test(name)) return undefined
  return readFile(join(directory, name)).catch(() => undefined)
}

const keptMs = 30 * 24 * 3_600_000

/** Deletes mails older than 30 days: they contain personal data of people who may have been erased since. */
export async function deleteOldMails(directory: string, now: number): Promise<void> {
  const oldest = stampOf(now - keptMs)
  const old = (await listMails(directory)).filter((name) => name < oldest)
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })))
}
