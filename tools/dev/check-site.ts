import { RegistryDocument } from '@semaforo/contracts'

/** Why a site cannot be developed in, as a sentence in Spanish; undefined where it can. */
export async function whyNotSite(site: string): Promise<string | undefined> {
  const answer = await fetch(new URL('/federation/registry.json', site), {
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  if (!answer) return `El sitio ${site} no contesta: revisa la dirección y que esté en marcha.`
  const registry = await answer.json().catch(() => undefined)
  if (answer.ok && RegistryDocument.safeParse(registry).success) return undefined
  return `En ${site} no hay un sitio con frontends: contestó ${answer.status} sin su registro.`
}
