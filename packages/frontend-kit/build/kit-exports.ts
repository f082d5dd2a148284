import { fileURLToPath } from 'node:url'
import type { Compiler, Module, Stats } from '@rspack/core'
import { kits } from './shared.ts'

type Block = Pick<Module, 'dependencies' | 'blocks'>

/** Names of exports of the kits that the page holds once. */
export type KitExports = Record<keyof typeof kits, string[]>

/**
 * Notes which exports of the kits a build takes from the shell, its own and its packages' imports alike.
 * @returns how to read them when the build is done
 * @throws when read, where a kit is imported as a namespace: what is used of it cannot be known
 */
export function noteUsedExports(compiler: Compiler): () => KitExports {
  const used = new Map<string, Set<string>>(Object.values(kits).map((request) => [request, new Set()]))
  const asWhole = new Set<string>()
  compiler.hooks.compilation.tap('kit-exports', (compilation) => {
    compilation.hooks.finishModules.tap('kit-exports', (modules) => {
      for (const each of modules) note(each)
    })
  })

  function note({ dependencies, blocks }: Block): void {
    for (const { request = '', type, ids } of dependencies) {
      if (ids?.[0] !== undefined) used.get(request)?.add(ids[0])
      // Without names at all it is the module's evaluation, or its share in the federation.
      else if (used.has(request) && (ids || type === 'import()')) asWhole.add(request)
    }
    for (const each of blocks) note(each)
  }

  return () => {
    for (const kit of asWhole)
      throw new Error(`import what you use of ${kit} by its name, not the whole of it`)
    return exportsOf((kit) => [...(used.get(kits[kit]) ?? [])])
  }
}

/** The exports of the kits that the build of a shell brings. */
export function providedExports(stats: Stats): KitExports {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    providedExports: true,
    orphanModules: true,
    modulesSpace: Infinity,
    nestedModules: true,
    nestedModulesSpace: Infinity,
  })
  return exportsOf((kit) => {
    const entry = fileURLToPath(import.meta.resolve(kits[kit]))
    return modules.find((each) => each.nameForCondition === entry)?.providedExports ?? []
  })
}

function exportsOf(namesOf: (kit: keyof KitExports) => string[]): KitExports {
  const names = Object.keys(kits).map((kit) => [kit, namesOf(kit as keyof KitExports).sort()])
  return Object.fromEntries(names)
}
