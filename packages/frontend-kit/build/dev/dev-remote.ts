import type { Configuration, RuleSetRule } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { remote } from '../remote.ts'

/**
 * The build of a frontend under development: of the same modules as its release, but readable, with source maps
 * that need no `eval`, with names that stay, and with components that are replaced while they keep their state.
 * @param directory the frontend's folder, with `frontend.json` and `src/app.ts(x)`
 * @param publicPath where the development server has its files, with a slash at its end
 */
export function devRemote(directory: string, publicPath: string): Configuration {
  const { plugins = [], ...config } = remote(directory)
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
    module: { ...config.module, rules: (config.module?.rules ?? []).map(withRefresh) },
    // One registry of components per page: that of the page's React (page.ts).
    externals: { 'react-refresh/runtime': 'var reactRefreshRuntime' },
    plugins: [
      // Each edit changes chunks that a page has the hashes of.
      ...plugins.filter((plugin) => plugin?.constructor.name !== 'SubresourceIntegrityPlugin'),
      new ReactRefreshRspackPlugin({ injectEntry: false }),
    ],
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

/** React's own transform in the form that notes which component a function is. */
function withRefresh(rule: unknown): RuleSetRule {
  const { options, ...rest } = rule as { loader?: string; options?: { jsc: object } }
  if (rest.loader !== 'builtin:swc-loader' || !options) return rule as RuleSetRule
  const react = { runtime: 'automatic', development: true, refresh: true }
  return { ...rest, options: { ...options, jsc: { ...options.jsc, transform: { react } } } }
}
