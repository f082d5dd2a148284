import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'
import { type KitExports, noteUsedExports, providedExports } from './kit-exports.ts'

/**
 * Builds a frontend.
 * @returns which exports of the kits it takes from the shell
 * @throws {Error} with the compiler's report
 */
export async function compileFrontend(config: Configuration): Promise<KitExports> {
  const compiler = rspack(config)
  const used = noteUsedExports(compiler)
  await run(compiler)
  return used()
}

/**
 * Builds the shell.
 * @returns which exports of the kits it brings
 * @throws {Error} with the compiler's report
 */
export async function compileShell(config: Configuration): Promise<KitExports> {
  return providedExports(await run(rspack(config)))
}

/**
 * Runs a build that takes no part in the federation.
 * @throws {Error} with the compiler's report
 */
export async function bundle(config: Configuration): Promise<void> {
  await run(rspack(config))
}

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve(stats)
      })
    })
  })
}
