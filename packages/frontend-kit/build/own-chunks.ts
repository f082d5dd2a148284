import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { rspack } from '@rspack/core'

const { Compilation, sources } = rspack

/**
 * Two releases of a frontend may run in one page, the newer one loaded to heal the older one. The runtime of a
 * bundle keeps its chunks in a global list and recognizes styles and scripts by the name of the bundle: under one
 * name the newer release would take the older one's chunks for its own. So each release's name carries a hash of
 * its code.
 * @returns the name to build with, and the plugin that completes it in the finished code
 */
export function ownChunks(name: string) {
  const uniqueName = `${name}_release_unknown`
  const plugin = {
    apply(compiler: Compiler) {
      // While it is developed its parts are replaced as it runs: then the name has to stay.
      if (compiler.options.mode !== 'production') return
      compiler.hooks.thisCompilation.tap('own-chunks', (compilation) => {
        // Once the code is minified, and before the hashes of names and integrity are made from it.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        compilation.hooks.processAssets.tap({ name: 'own-chunks', stage }, (assets) => {
          const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'))
          const codes = scripts.map(([file, source]) => [file, source.source().toString()] as const).sort()
          const hash = createHash('sha256').update(JSON.stringify(codes)).digest('hex').slice(0, 8)
          for (const [file, code] of codes) {
            const completed = code.replaceAll(uniqueName, `${name}_${hash}`)
            compilation.updateAsset(file, new sources.RawSource(completed))
          }
        })
      })
    },
  }
  return { uniqueName, plugin }
}
