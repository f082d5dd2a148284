import type { Configuration } from '@rspack/core'

/** A build of the same modules as the release, but readable, with source maps that need no `eval` and stable names. */
export function readable(config: Configuration, publicPath: string): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      // A page that is some edits behind comes up step by step.
      clean: false,
      publicPath,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    optimization: {
      ...config.optimization,
      chunkIds: 'named',
      minimize: false,
      // A page catches up build by build: one whose modules throw would cost it its state.
      emitOnErrors: false,
    },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  }
}

/** The plugins without the hashes of files: each edit changes files that a page has the hashes of. */
export function withoutIntegrity({ plugins = [] }: Configuration): NonNullable<Configuration['plugins']> {
  return plugins.filter((plugin) => plugin?.constructor.name !== 'SubresourceIntegrityPlugin')
}
