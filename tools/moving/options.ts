import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from './problem.ts'

/**
 * The options of a command.
 * @throws {Problem} with the usage, when a needed one is missing or another one is given
 */
export function optionsOr<Needed extends string, Optional extends string = never>(
  usage: string,
  needed: readonly Needed[],
  optional: readonly Optional[] = [],
): Record<Needed, string> & Partial<Record<Optional, string>> {
  const options = Object.fromEntries(
    [...needed, ...optional].map((name) => [name, { type: 'string' }] as const),
  )
  try {
    const { values } = parseArgs({ options })
    if (needed.every((name) => values[name]))
      return values as Record<Needed, string> & Partial<Record<Optional, string>>
  } catch {
    // An option that does not exist, or without its value.
  }
  throw new Problem(usage)
}

/** The folder with a site's releases: the one asked for, FRONTENDS_DIR, or that of a build. */
export function frontendsFolder(asked?: string): string {
  return resolve(asked ?? (process.env['FRONTENDS_DIR'] || 'dist'))
}
