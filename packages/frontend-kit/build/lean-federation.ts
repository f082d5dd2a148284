import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'

const packages = ['runtime', 'runtime-tools', 'webpack-bundler-runtime', 'sdk', 'error-codes']
const commonJs = /([\\/]@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/

const bundlerRuntimes = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.c?js$/

/**
 * Resolves the federation runtime to its ES modules. The federation plugin imports the CommonJS files by path,
 * which cannot be tree-shaken: the page would load the code for Node and for manifests.
 * @param bundlerRuntime a module in the place of the runtime that each bundle has of its own
 */
export function leanFederation(config: Configuration, bundlerRuntime?: string): Configuration {
  const modules = packages.map((name) => [`@module-federation/${name}`, esModule(name)] as const)
  return {
    ...config,
    resolve: { ...config.resolve, alias: Object.fromEntries(modules) },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(commonJs, (resource) => {
        resource.request = resource.request?.replace(commonJs, '$1.js') ?? ''
      }),
      ...(bundlerRuntime ? [new rspack.NormalModuleReplacementPlugin(bundlerRuntimes, bundlerRuntime)] : []),
    ],
  }
}

function esModule(name: string): string {
  return fileURLToPath(import.meta.resolve(`@module-federation/${name}`))
}
