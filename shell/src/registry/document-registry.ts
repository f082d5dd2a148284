import { documentData } from '@semaforo/contracts'
import { type ReadRegistry, readRegistry } from './read-registry.ts'

/** The registry that came with the document; undefined where it brought none that can be read. */
export function documentRegistry(): ReadRegistry | undefined {
  const text = document.getElementById(documentData.registry)?.textContent
  if (!text) return undefined
  try {
    return readRegistry(JSON.parse(text))
  } catch (error) {
    reportError(error)
    return undefined
  }
}
