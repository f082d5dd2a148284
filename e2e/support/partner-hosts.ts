import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { bundle } from '@semaforo/frontend-kit/build'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const pages = join(import.meta.dirname, '../partners')

/** The scripts of partners that have a build of their own, with a React of their own: their folder. */
export async function buildHosts(site: string): Promise<string> {
  const built = temporaryDirectory()
  await bundle(host(join(pages, 'react'), './host.tsx', join(built, 'react')))
  const federated = host(join(pages, 'federated'), './main.ts', join(built, 'federated'))
  const plugin = new ModuleFederationPlugin({
    name: 'portal',
    remotes: { semaforo: `semaforo_widget@${site}/widget/remoteEntry.js` },
    shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    manifest: false,
    dts: false,
  })
  await bundle({ ...federated, plugins: [plugin] })
  return built
}

function host(context: string, entry: string, path: string): Configuration {
  return {
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    entry: { main: entry },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: { path, publicPath: 'auto' },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
  }
}
