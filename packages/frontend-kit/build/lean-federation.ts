import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'

const packages = ['runtime', 'runtime-tools', 'webpack-bundler-runtime', 'sdk', 'error-codes']
const commonJs = /([\\/]@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/

/**
 * Takes the federation runtime in its ES module form. The federation plugin asks for the CommonJS one by
 * path, of which nothing can be shaken off: every frontend would carry the code for Node and for manifests.
 */
export function leanFederation(config: Configuration): Configuration {
  const modules = packages.map((name) => [`@module-federation/${name}`, esModule(name)] as const)
  return {
    ...config,
    resolve: { ...config.resolve, alias: Object.fromEntries(modules) },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(commonJs, (resource) => {
        resource.request = resource.request?.replace(commonJs, '$1.js') ?? ''
      }),
    ],
  }
}

function esModule(name: string): string {
  return fileURLToPath(import.meta.resolve(`@module-federation/${name}`))
}
