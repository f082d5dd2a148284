/** Modules that the page loads once: the shell provides them (`shell/src/federation/provided.ts`). */
export const once = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@semaforo/frontend-kit',
  '@semaforo/ui',
]

/** The kits of which a release says what it uses: the request that takes them from the shell. */
export const kits = { ui: '@semaforo/ui', 'frontend-kit': '@semaforo/frontend-kit' } as const

/** The shared modules in a frontend's build, which takes them from the shell. */
export function consumes() {
  const share = { singleton: true, import: false, requiredVersion: false } as const
  return Object.fromEntries(once.map((name) => [name, share]))
}
