import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { ownChunks } from './own-chunks.ts'
import { consumes } from './shared.ts'

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
    output: { ...config.output, uniqueName },
    plugins: [
      ...(config.plugins ?? []),
      plugin,
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/app.tsx' },
        shared: consumes(),
        shareStrategy: 'loaded-first',
        // The shell provides the federation runtime; remotes are named by the registry, not by manifests.
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        manifest: false,
        dts: false,
      }),
    ],
  }
}
