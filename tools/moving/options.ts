import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from './problem.ts'

type Options<Needed extends string, Optional extends string, Flag extends string> = Record<Needed, string> &
  Partial<Record<Optional, string>> &
  Partial<Record<Flag, boolean>>

/**
 * The options of a command.
 * @throws {Problem} with the usage, when a needed one is missing or another one is given
 */
export function optionsOr<Needed extends string, Optional extends string, Flag extends string = never>(
  usage: string,
  needed: readonly Needed[],
  optional: readonly Optional[],
  flags: readonly Flag[] = [],
): Options<Needed, Optional, Flag> {
  const texts = [...needed, ...optional].map((name) => [name, { type: 'string' }] as const)
  const switches = flags.map((name) => [name, { type: 'boolean' }] as const)
  try {
    const { values } = parseArgs({ options: Object.fromEntries([...texts, ...switches]) })
    if (needed.every((name) => name in values)) return values as Options<Needed, Optional, Flag>
  } catch {
    // An option that does not exist, or without its value.
  }
  throw new Problem(usage)
}

/** The folder with a site's releases: the given folder, FRONTENDS_DIR, or the folder of a build. */
export function frontendsFolder(asked?: string): string {
  return resolve(asked ?? (process.env['FRONTENDS_DIR'] || 'dist'))
}
