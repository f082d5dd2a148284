import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '../ports/logger.ts'

/** The permissions of group and others: the lower six bits of a file mode. */
const groupAndOthers = 0o077
/** The sticky bit marks a folder shared by many users, such as `/tmp`: restricting it would lock them out. */
const sticky = 0o1000

/**
 * Creates a file that only this user can read and write, if it does not exist; the files that SQLite adds
 * (`-wal`, `-shm`) get its mode. An existing file is not opened: closing it here would release the locks that
 * this process holds on it.
 */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
}

/** Creates one of our folders, if it does not exist, and restricts it and its files as {@link restrictFolder} does. */
export function createPrivateFolder(folder: string, ours: RegExp, log?: Logger): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  restrictFolder(folder, ours, log)
}

/**
 * Restricts one of our folders, and the files in it whose names match `ours`, to this user: they hold keys and
 * personal data. An older release, or a person, may have left them readable by others. What cannot be
 * restricted (another owner, a file system without modes) is logged once and used nevertheless.
 */
export function restrictFolder(folder: string, ours: RegExp, log?: Logger): void {
  if (process.platform === 'win32') return
  // The folder first: then no other user can replace a file in it with a link.
  const results = [restrict(folder), ...named(folder, ours).map(restrict)]
  const restricted = results.filter((result) => result === 'restricted').length
  if (restricted > 0)
    log?.warn({ folder, restricted }, 'other users could read files of ours: now only this one can')
  if (!results.includes('refused') || warned.has(folder)) return
  warned.add(folder)
  log?.warn({ folder }, 'other users of this machine may read files of ours: their modes cannot be changed')
}

/** Folders already warned about: several parts of one process may open the same one. */
const warned = new Set<string>()

function named(folder: string, ours: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => ours.test(name))
    .map((name) => join(folder, name))
}

function isExposed(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || !(found.isFile() || found.isDirectory()) || found.mode & sticky) return false
  return (found.mode & groupAndOthers) !== 0
}

function restrict(path: string): 'restricted' | 'refused' | 'ours' {
  if (!isExposed(path)) return 'ours'
  try {
    chmodSync(path, lstatSync(path).mode & 0o7777 & ~groupAndOthers)
  } catch {
    return 'refused'
  }
  // Some file systems report success and change nothing.
  return isExposed(path) ? 'refused' : 'restricted'
}
