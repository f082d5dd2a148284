import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { ownChunks } from './own-chunks.ts'
import { shares } from './shared.ts'

/** The request of the code that starts the federation, which its plugin generates. */
const generatedStart = /^@module-federation\/runtime\/rspack\.js!=!data:/
const start = fileURLToPath(new URL('runtime/start.ts', import.meta.url))

/**
 * The build of a frontend that the shell loads at run time.
 * @param directory the frontend's folder, with `frontend.json` and `src/app.ts(x)`
 */
export function remote(directory: string): Configuration {
  const { name } = JSON.parse(readFileSync(join(directory, 'frontend.json'), 'utf8')) as { name: string }
  const config = base(directory)
  const { uniqueName, plugin } = ownChunks(name)
  return {
    ...config,
    entry: {},
    // Where its entry came from, which the shell tells it.
    output: { ...config.output, uniqueName, publicPath: '' },
    plugins: [
      ...(config.plugins ?? []),
      plugin,
      new rspack.NormalModuleReplacementPlugin(generatedStart, start),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/app.tsx' },
        shared: shares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
    ],
  }
}
