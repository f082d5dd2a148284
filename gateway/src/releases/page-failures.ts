import { type PageFailure, PageFailures, readPageFailures } from '@semaforo/contracts'
import type { Service } from '../proxy/proxy.ts'

const timeoutMs = 2_000

/** Why pages of releases could not be rendered ahead last; nothing is known while the service of pages does not answer. */
export async function pageFailures(pages: Service | undefined): Promise<PageFailure[]> {
  if (!pages) return []
  const { upstream, throughCircuit } = pages
  try {
    const { body } = await throughCircuit(() => upstream.read(readPageFailures.path, {}, timeoutMs))
    return PageFailures.parse(JSON.parse(body.toString()))
  } catch {
    return []
  }
}
