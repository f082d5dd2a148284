import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { pageBundle } from '@semaforo/contracts'
import { base } from './base.ts'
import { host } from './host.ts'
import { remote } from './remote.ts'
import { once } from './shared.ts'

const inServer = (file: string) => fileURLToPath(new URL(`../src/server/${file}`, import.meta.url))

/**
 * The build of what renders a frontend's pages ahead. As in a browser it takes React and the kits from the shell, so
 * that what it renders is what the live shell hydrates.
 * @param directory the frontend's folder, with `src/app.tsx`
 */
export function frontendPages(directory: string): Configuration {
  const fromShell = once.map((name) => [name, `globalThis.semaforoKits[${JSON.stringify(name)}]`])
  return {
    ...pages(remote(directory), './src/app.tsx'),
    externalsType: 'var',
    externals: Object.fromEntries(fromShell),
  }
}

/**
 * The build of what renders the shell's part of pages ahead, and brings React and the kits for the frontends' parts.
 * @param directory the shell's folder, with `src/pages.ts`
 */
export function shellPages(directory: string): Configuration {
  const config = pages(host(directory), './src/pages.ts')
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      // The kit's parts that are for a browser.
      new rspack.NormalModuleReplacementPlugin(/^\.\/lifecycles\.tsx$/, inServer('lifecycles.tsx')),
      new rspack.NormalModuleReplacementPlugin(/(^\.|\/http)\/send\.ts$/, inServer('answers.ts')),
    ],
  }
}

/**
 * One ES module, styles as the names of their classes alone.
 * @param browser the build of what the browser hydrates: names of classes hold the hash of its unique name
 */
function pages(browser: Configuration, entry: string): Configuration {
  const config = base(browser.context ?? '')
  return {
    ...config,
    target: ['es2022', 'webworker'],
    entry: { pages: entry },
    output: {
      path: config.output?.path ?? '',
      uniqueName: browser.output?.uniqueName ?? '',
      filename: pageBundle,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      publicPath: '/',
      asyncChunks: false,
    },
    module: {
      ...config.module,
      generator: {
        'css/module': { localIdentName: '[local]-[hash:6]', exportsOnly: true },
        css: { exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { ...config.optimization, splitChunks: false },
  }
}
