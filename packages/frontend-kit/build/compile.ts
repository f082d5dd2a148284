import { type Configuration, rspack, type Stats } from '@rspack/core'
import { type KitExports, noteUsedExports, providedExports } from './kit-exports.ts'

/**
 * Runs one build.
 * @returns which exports of the kits it takes from the shell, and which it brings where it is the shell's
 * @throws {Error} with the compiler's report
 */
export async function compile(config: Configuration): Promise<{ uses: KitExports; brings: KitExports }> {
  const compiler = rspack(config)
  const used = noteUsedExports(compiler)
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve(stats)
      })
    })
  })
  return { uses: used(), brings: providedExports(stats) }
}
