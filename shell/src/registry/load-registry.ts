import { type ReadRegistry, readRegistry } from './read-registry.ts'

/**
 * The frontends that are live now. `no-cache` asks the gateway even where the browser holds an answer.
 * @throws when the registry cannot be fetched within 10 s or has another shape
 */
export async function loadRegistry(cache: RequestCache = 'default'): Promise<ReadRegistry> {
  const response = await fetch('/federation/registry.json', { cache, signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  return readRegistry(await response.json())
}
