/**
 * The modules that exist once in the page. The shell brings them; a remote only asks for them, so none
 * is bundled twice and each remote stays small. The contracts are not among them: they hold no state, and a
 * shared module comes whole, while a bundle keeps the few calls that it makes. Nor is the learning kit: the shell
 * would have to be released with each of its changes.
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

/** @param role the `host` brings the modules, a `remote` takes them from the host */
export function shared(role: 'host' | 'remote'): Record<string, Share> {
  const share: Share = role === 'host' ? { singleton: true } : { singleton: true, import: false }
  return Object.fromEntries(modules.map((name) => [name, share]))
}
