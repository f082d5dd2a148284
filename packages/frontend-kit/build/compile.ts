import { type Configuration, rspack } from '@rspack/core'

/**
 * Runs one build.
 * @throws {Error} with the compiler's report
 */
export async function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve()
      })
    })
  })
}
