import { type PageFailure, PageFailures, readPageFailures } from '@semaforo/contracts'
import type { Service } from '@semaforo/proxy'

const timeoutMs = 2_000

/** Why pages of releases could not be prerendered last; nothing is known while the service of pages does not answer. */
export async function pageFailures(pages: Service | undefined): Promise<PageFailure[]> {
  if (!pages) return []
  try {
    const { body } = await pages.read(readPageFailures.path, {}, timeoutMs)
    return PageFailures.parse(JSON.parse(body.toString()))
  } catch {
    return []
  }
}
