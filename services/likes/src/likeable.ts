import type { LikedKind } from '@semaforo/contracts'
import { conflict, notFound } from '@semaforo/service-kit'

const names: Record<LikedKind, string> = { tag: 'tema', roadmap: 'roadmap' }

/** @throws {ProblemError} 404 if the catalog never had the item */
export function known<Item>(kind: LikedKind, item: Item | undefined): Item {
  if (!item) throw notFound(`unknown-${kind}`, `Ese ${names[kind]} no existe.`)
  return item
}

/** @throws {ProblemError} 404 if there is no such item, 409 if it is retired */
export function likeable(kind: LikedKind, item: { retired?: boolean | undefined } | undefined): void {
  if (known(kind, item).retired) {
    throw conflict(`retired-${kind}`, `Ese ${names[kind]} ya no está disponible.`)
  }
}
