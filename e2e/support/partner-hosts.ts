import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { bundle } from '@semaforo/frontend-kit/build'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const pages = join(import.meta.dirname, '../partners')

/** The scripts of partners that have a build of their own, with a React of their own: their folder. */
export async function buildHosts(): Promise<string> {
  const built = temporaryDirectory()
  await bundle(host(join(pages, 'react'), './host.tsx', join(built, 'react')))
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
