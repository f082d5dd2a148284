import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { host } from '../host.ts'
import { readable, withoutIntegrity } from './readable.ts'

/**
 * The build of the shell under development: with React's development build and the refresh runtime, which alone can
 * replace components while they keep their state.
 * @param directory the shell's folder
 * @param publicPath where the development server has its files, with a slash at its end
 */
export function devHost(directory: string, publicPath: string): Configuration {
  const config = readable(host(directory), publicPath)
  const { main, ...entries } = config.entry as Record<string, string>
  return {
    ...config,
    entry: { ...entries, main: [fileURLToPath(new URL('refresh.ts', import.meta.url)), main ?? ''] },
    plugins: withoutIntegrity(config),
  }
}
