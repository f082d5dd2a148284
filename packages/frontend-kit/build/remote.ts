import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { leanFederation } from './lean-federation.ts'
import { ownChunks } from './own-chunks.ts'
import { shared } from './shared.ts'

const providedRuntime = fileURLToPath(new URL('runtime/taken.ts', import.meta.url))

/**
 * The build of a frontend that the shell loads at run time.
 * @param directory the frontend's folder, with `frontend.json` and `src/app.ts(x)`
 */
export function remote(directory: string): Configuration {
  const { name } = JSON.parse(readFileSync(join(directory, 'frontend.json'), 'utf8')) as { name: string }
  const config = leanFederation(base(directory), providedRuntime)
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
        shared: shared('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
    ],
  }
}
