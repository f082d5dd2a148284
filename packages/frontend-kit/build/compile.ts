import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'
import { type KitExports, noteUsedExports, providedExports } from './kit-exports.ts'

/**
 * Runs one build.
 * @returns which exports of the kits it takes from the shell, and which it brings where it is the shell's
 * @throws {Error} with the compiler's report
 */
export async function compile(config: Configuration): Promise<{ uses: KitExports; brings: KitExports }> {
  const compiler = rspack(config)
  const used = noteUsedExports(compiler)
  const stats = await run(compiler)
  return { uses: used(), brings: providedExports(stats) }
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
