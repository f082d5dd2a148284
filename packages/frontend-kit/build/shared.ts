import { fileURLToPath } from 'node:url'
import zodPackage from 'zod/package.json' with { type: 'json' }

/** Modules that the page loads once: the shell provides them and frontends import them, so each stays small. */
export const once = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@semaforo/frontend-kit',
  '@semaforo/ui',
]

/**
 * Zod is shared by the functions that the contracts use; all of it would weigh seven times as much. The contracts
 * themselves are not shared: they hold no state, and a shared module is loaded whole where a bundle keeps only the
 * calls it uses. Nor is the learning kit: each change to it would need a release of the shell.
 */
export const zod = 'zod/mini'
export const zodProvided = fileURLToPath(new URL('../src/zod-mini.ts', import.meta.url))

/** The kits of which a release says what it uses: the request that takes them from the shell. */
export const kits = { ui: '@semaforo/ui', 'frontend-kit': '@semaforo/frontend-kit', zod } as const

type Share = { singleton: true; import?: string | false; version?: string }

/** @param role the `host` provides the modules, a `remote` takes them from the host */
export function shared(role: 'host' | 'remote'): Record<string, Share> {
  const shares = once.map((name) => [name, { singleton: true } as Share] as const)
  const all = Object.fromEntries([
    ...shares,
    [zod, { singleton: true, version: zodPackage.version, import: zodProvided }],
  ])
  if (role === 'host') return all
  return Object.fromEntries(Object.keys(all).map((name) => [name, { singleton: true, import: false }]))
}
