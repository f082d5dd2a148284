import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { fileURLToPath } from 'node:url'

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

/** The files of React's modules among them. */
export const reactModules =
  /[\\/]node_modules[\\/](react[\\/](index|jsx-runtime)|react-dom[\\/](index|client))\.js$/

/**
 * The entry of the shell's build: it runs the shell, and shares the modules before that could load any frontend. One
 * root, so that the bundler joins what it imports. The only module that takes the kits as a whole.
 */
export function sharing(shell: string): string {
  const modules = [...once, zod].map((name, i) => ({ name, as: `module${i}` }))
  const code = [
    `import { provideBundlerRuntime, share } from '@semaforo/frontend-kit/federation'`,
    // React's modules are CommonJS, and go on as such.
    ...modules.map(({ name, as }) => `import ${name.startsWith('react') ? as : `* as ${as}`} from '${name}'`),
    `import '${shell}'`,
    ...modules.map(({ name, as }) => `share('${name}', '${versionOf(name)}', ${as})`),
    'provideBundlerRuntime()',
  ]
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`
}

/** The share of each module in the build of a frontend, which takes it from the shell. */
export function shares() {
  const share = { singleton: true, import: false } as const
  return Object.fromEntries([...once, zod].map((name) => [name, share]))
}

function versionOf(name: string): string {
  const path = findPackageJSON(name, import.meta.url)
  if (!path) throw new Error(`${name} is not installed`)
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  return version
}
