import { badRequest, conflict, notFound } from '@semaforo/service-kit'
import type { CatalogItem } from '../item.ts'

type Kind = CatalogItem['kind']

export const itemNotFound = () => notFound('item-not-found', 'Ese elemento del catálogo no existe.')

export const itemChanged = () =>
  conflict('item-changed', 'Alguien lo cambió mientras tanto. Mira cómo quedó y vuelve a intentarlo.')

export const nothingToChange = () => badRequest('nothing-to-change', 'No hay cambios para guardar')

export const unknownTag = () => badRequest('unknown-tag', 'Uno de los temas ya no existe.')

/** Names are compared by their slugs: accents, case and punctuation do not count. */
export function nameTaken(kind: Kind) {
  const message = kind === 'tag' ? 'Ya hay un tema con ese nombre.' : 'Ya hay un roadmap con ese nombre.'
  return conflict('name-taken', message, [{ path: kind === 'tag' ? 'name' : 'title', message }])
}
