import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { leanFederation } from './lean-federation.ts'
import { shared } from './shared.ts'

/** The build of the shell, the federation host: it provides React, the kits and the federation runtime. */
export function host(directory: string): Configuration {
  const config = leanFederation(base(directory))
  return {
    ...config,
    entry: { main: './src/main.ts' },
    output: { ...config.output, publicPath: '/', uniqueName: 'shell' },
    plugins: [
      ...(config.plugins ?? []),
      // The document names the hashes of the first scripts and styles, and those know the hashes of the rest.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
      new rspack.CopyRspackPlugin({ patterns: [ui('theme-boot.js'), `${ui('assets')}/*`].map(flat) }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: shared('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [fileURLToPath(new URL('runtime/provide.ts', import.meta.url))],
        // For releases that were built before the shell provided all of its runtime.
        experiments: {
          provideExternalRuntime: true,
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  }
}

/** A file of the visual language with a fixed name, without a hash: the page requests it before any bundle. */
function ui(file: string): string {
  return fileURLToPath(new URL(file, import.meta.resolve('@semaforo/ui')))
}

function flat(from: string) {
  return { from, to: '[name][ext]' }
}
