import { Registry } from '@semaforo/contracts'

/**
 * Which frontends are live now.
 * @throws when the registry cannot be fetched within 10 s or has another shape
 */
export async function loadRegistry(): Promise<Registry> {
  const response = await fetch('/federation/registry.json', { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  return Registry.parse(await response.json())
}
