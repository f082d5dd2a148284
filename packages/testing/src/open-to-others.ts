import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder and what is in it, as far as other users of this machine can access it. */
export function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return ['.', ...names].filter((name) => lstatSync(join(folder, name)).mode & 0o077)
}
