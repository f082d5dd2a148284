import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '../ports/logger.ts'

/** What others may do with a file or a folder: its mode's lower six bits. */
const others = 0o077
/** A folder that many share, such as `/tmp`: closing it would take it from them. */
const sticky = 0o1000

/**
 * Makes a file that only this user reads and writes, where there is none: what SQLite puts beside it (`-wal`,
 * `-shm`) has its mode. One that is there is left alone: closing it here would end the locks on it.
 */
export function createOwnFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
}

/**
 * Takes a folder of ours, and the files in it that are `ours` by name, from the other users of this machine:
 * they hold keys and personal data. An older release, or a person, may have left them open. What cannot be
 * narrowed (another owner, a file system without modes) is said in one line and used nevertheless.
 */
export function narrowFolder(folder: string, ours: RegExp, log?: Logger): void {
  if (process.platform === 'win32') return
  // The folder first: nobody else can put a link in the place of a file then.
  const results = [narrow(folder), ...named(folder, ours).map(narrow)]
  const narrowed = results.filter((result) => result === 'narrowed').length
  if (narrowed > 0)
    log?.warn({ folder, narrowed }, 'other users could read files of ours: now only this one can')
  if (!results.includes('refused') || said.has(folder)) return
  said.add(folder)
  log?.warn({ folder }, 'other users of this machine may read files of ours: their modes cannot be changed')
}

/** Several parts of one process may open one folder. */
const said = new Set<string>()

function named(folder: string, ours: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => ours.test(name))
    .map((name) => join(folder, name))
}

function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || !(found.isFile() || found.isDirectory()) || found.mode & sticky) return false
  return (found.mode & others) !== 0
}

function narrow(path: string): 'narrowed' | 'refused' | 'ours' {
  if (!isOpen(path)) return 'ours'
  try {
    chmodSync(path, lstatSync(path).mode & 0o7777 & ~others)
  } catch {
    return 'refused'
  }
  // Some file systems say yes and do nothing.
  return isOpen(path) ? 'refused' : 'narrowed'
}
