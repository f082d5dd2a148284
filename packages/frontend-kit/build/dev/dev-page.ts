import type { Configuration } from '@rspack/core'
import { base } from '../base.ts'

/**
 * The build of the script that every page runs first under development: it gives React's development build to a
 * shell that brings the production one.
 * @param directory where `page.js` is written
 */
export function devPage(directory: string): Configuration {
  const config = base(import.meta.dirname)
  return {
    ...config,
    mode: 'development',
    entry: { page: './page.ts' },
    output: { path: directory, filename: 'page.js', uniqueName: 'page' },
    optimization: { minimize: false },
  }
}
