import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const left = ['**/node_modules/**', '**/dist/**', '**/test/**', '**/*.test.tsx']

/**
 * A hash over every file below the given folders and files, names included; the same hash means no change, wherever
 * the checkout lies.
 */
export function fingerprint(root: string, inputs: string[]): string {
  const hash = createHash('sha256')
  const files = inputs.flatMap((input) =>
    globSync([input, `${input}/**/*`], { cwd: root, exclude: left, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  )
  for (const file of [...new Set(files)].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
