import { shareScope } from './share-scope.ts'

/** A frontend's entry, as Module Federation builds it. */
export type Container = {
  init(scope: typeof shareScope, initScope: unknown[]): unknown
  /** @returns the factory of what is exposed under a path such as `./app` */
  get(path: string): Promise<() => unknown>
}

/** @param integrity the hash of the entry (SRI); its build embedded those of the chunks behind it */
export type Entry = { name: string; entry: string; integrity: string }

/**
 * Runs a frontend's entry script, a new one at each call.
 * @throws when it does not arrive, has another hash, or leaves no container under the frontend's name
 */
export async function loadContainer({ name, entry, integrity }: Entry): Promise<Container> {
  // Whatever an earlier release left there.
  if (name in globalThis) Object.assign(globalThis, { [name]: undefined })
  await run(entry, integrity)
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name]
  if (!container) throw new Error(`Failed to load ${name}: ${entry} does not bring it`)
  await container.init(shareScope, [])
  return container
}

function run(src: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`Failed to load ${src}`))
    document.head.append(script)
  }).finally(() => script.remove())
}
