import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'

const packages = ['runtime', 'runtime-tools', 'webpack-bundler-runtime', 'sdk', 'error-codes']
const commonJs = /([\\/]@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/

/**
 * Resolves the federation runtime to its ES modules. The federation plugin imports the CommonJS files by path,
 * which cannot be tree-shaken: the page would load the code for Node and for manifests.
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
