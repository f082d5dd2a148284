import { globSync } from 'node:fs'
import { sep } from 'node:path'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'

/** The file of the shell's folder that browsers run beside its pages. */
export const serviceWorkerFile = 'sw.js'

/**
 * The build of the service worker: one file with a fixed name, which knows the shell that it comes with.
 * @param directory the shell's folder, with `src/worker/sw.ts`
 * @param built the folder with the shell's files
 */
export function serviceWorker(directory: string, built: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/worker/sw.ts' },
    output: { path: built, filename: serviceWorkerFile, publicPath: '/' },
    plugins: [new rspack.DefinePlugin({ shellFiles: JSON.stringify(filesOf(built)) })],
  }
}

/** The addresses of the files that pages of a shell load. */
function filesOf(built: string): string[] {
  return globSync(['assets/*.{js,css,woff2}', '*.{js,svg,webmanifest}'], {
    cwd: built,
    exclude: [serviceWorkerFile],
  })
    .map((file) => `/${file.replaceAll(sep, '/')}`)
    .sort()
}
