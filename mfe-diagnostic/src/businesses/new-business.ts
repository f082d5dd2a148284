import type { Business } from '@semaforo/contracts'
import { newId } from '@semaforo/frontend-kit/new-id'

/** A business with an id, a UUID of version 4. */
export function newBusiness(name: string): Business {
  const id = newId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  return { id, name }
}
