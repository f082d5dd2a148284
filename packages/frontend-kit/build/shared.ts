/**
 * The modules that the page loads once: the host provides them and remotes import them, so each remote stays
 * small. The contracts are not shared: they hold no state, and a shared module is loaded whole where a bundle
 * keeps only the calls it uses. Nor is the learning kit: each change to it would need a release of the shell.
 */
const modules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@semaforo/frontend-kit',
  '@semaforo/ui',
]

type Share = { singleton: true; requiredVersion?: false; import?: false }

/** @param role the `host` provides the modules, a `remote` takes them from the host */
export function shared(role: 'host' | 'remote'): Record<string, Share> {
  const share: Share = role === 'host' ? { singleton: true } : { singleton: true, import: false }
  return Object.fromEntries(modules.map((name) => [name, share]))
}
