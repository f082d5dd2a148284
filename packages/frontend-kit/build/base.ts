import { join } from 'node:path'
import type { Chunk, Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'

/** Browsers of the last three years: the compile target of scripts and styles. */
const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5']

/**
 * Names what a chunk that loads later shares with others of that kind or with those of pages, so that it counts as they
 * do; other shared chunks get an id.
 */
function sharedName(_: unknown, chunks: readonly Chunk[]): string | undefined {
  const names = chunks.map(({ name = '' }) => name).sort()
  const [first = ''] = names
  if (!first.startsWith('later-') || !names.every((name) => /^(later|page)-/.test(name))) return undefined
  return `later-${names.map((name) => name.replace(/^(later|page)-/, '')).join('-')}`
}

/** What every frontend's build has in common: TypeScript, CSS modules, fonts, hashed names. */
export function base(directory: string): Configuration {
  return {
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            env: { targets: browsers },
          },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
      parser: { 'css/module': { namedExports: false } },
      generator: { 'css/module': { localIdentName: '[local]-[hash:6]' } },
    },
    plugins: [],
    optimization: {
      chunkIds: 'deterministic',
      // A library stays in the chunk that imports it, under that chunk's name: the budgets match by name.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          default: { minChunks: 2, priority: -20, reuseExistingChunk: true, name: sharedName },
        },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}
