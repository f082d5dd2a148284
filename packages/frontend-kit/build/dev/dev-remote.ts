import type { Configuration, RuleSetRule } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { remote } from '../remote.ts'
import { readable, withoutIntegrity } from './readable.ts'

/**
 * The build of a frontend under development, with components that are replaced while they keep their state.
 * @param directory the frontend's folder, with `frontend.json` and `src/app.ts(x)`
 * @param publicPath where the development server has its files, with a slash at its end
 */
export function devRemote(directory: string, publicPath: string): Configuration {
  const config = readable(remote(directory), publicPath)
  return {
    ...config,
    module: { ...config.module, rules: (config.module?.rules ?? []).map(withRefresh) },
    // One registry of components per page: that of the shell's React (refresh.ts).
    externals: { 'react-refresh/runtime': 'var reactRefreshRuntime' },
    plugins: [...withoutIntegrity(config), new ReactRefreshRspackPlugin({ injectEntry: false })],
  }
}

/** React's own transform in the form that notes which component a function is. */
function withRefresh(rule: unknown): RuleSetRule {
  const { options, ...rest } = rule as { loader?: string; options?: { jsc: object } }
  if (rest.loader !== 'builtin:swc-loader' || !options) return rule as RuleSetRule
  const react = { runtime: 'automatic', development: true, refresh: true }
  return { ...rest, options: { ...options, jsc: { ...options.jsc, transform: { react } } } }
}
