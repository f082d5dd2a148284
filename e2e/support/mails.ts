import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from './eventually.ts'

/**
 * The match of a pattern in the newest mail to an address that has one; polls, since the mail may not have been
 * sent yet.
 */
function mailTo(dataDir: string, address: string, holds: RegExp): Promise<RegExpExecArray> {
  return eventually(
    () =>
      mailsTo(dataDir, address)
        .map((mail) => holds.exec(mail))
        .findLast(Boolean) ?? undefined,
  )
}

/** The mails to an address so far, oldest first. */
function mailsTo(dataDir: string, address: string): string[] {
  const folder = join(dataDir, 'mail')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r\n/g, '').replace(/=3D/g, '='))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail))
}

/** The verification code that was last sent to an address. */
export async function codeFor(dataDir: string, address: string): Promise<string> {
  return (await mailTo(dataDir, address, /^ {4}([2-9A-HJ-NP-Z]{5})\r?$/m))[1] ?? ''
}

/** The path of the link that fills in the code that was last sent to an address. */
export async function codeLinkFor(dataDir: string, address: string): Promise<string> {
  return (await mailTo(dataDir, address, /(\/register#codigo-\w+)/))[1] ?? ''
}

/** The path of the link to reset the password of an address. */
export async function resetPathFor(dataDir: string, address: string): Promise<string> {
  return (await mailTo(dataDir, address, /(\/reset-password\/[\w.-]+)/))[1] ?? ''
}

/** The path of the link to take up or erase the closed account of an address. */
export async function returnPathFor(dataDir: string, address: string): Promise<string> {
  return (await mailTo(dataDir, address, /(\/login\/return\/[\w.-]+)/))[1] ?? ''
}

/** The newest mail to an address that has a word. */
export async function mailWith(dataDir: string, address: string, word: string): Promise<string> {
  return (await mailTo(dataDir, address, new RegExp(`^[\\s\\S]*${word}`))).input
}
