import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'

/** Where TypeScript looks for the types of a checkout's CSS modules: one of its `rootDirs`. */
export const classTypesOf = (checkout: string) => join(checkout, '.cache/class-types')

/** Declares the classes of each CSS module in a checkout, so that an undefined class is a type error. */
export function writeClassTypes(checkout: string): void {
  for (const path of globSync('{shell,mfe-*,packages/*}/src/**/*.module.css', { cwd: checkout })) {
    const { exports = {} } = transform({
      filename: path,
      code: readFileSync(join(checkout, path)),
      // Only classes are used: other names stay as they are.
      cssModules: { animation: false, container: false, customIdents: false, grid: false },
    })
    const classes = Object.keys(exports)
      .sort()
      .map((name) => `  readonly ${JSON.stringify(name)}: string\n`)
    const file = `${join(classTypesOf(checkout), path)}.d.ts`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `declare const classes: {\n${classes.join('')}}\nexport default classes\n`)
  }
}
