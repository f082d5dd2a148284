import type { LikedKind } from '@semaforo/contracts'
import { conflict, notFound } from '@semaforo/service-kit'

const names: Record<LikedKind, string> = { tag: 'tema', roadmap: 'roadmap' }

/** @throws {ProblemError} 404 where the catalog never held the item */
export function known<Item>(kind: LikedKind, item: Item | undefined): Item {
  if (!item) throw notFound(`unknown-${kind}`, `Ese ${names[kind]} no existe.`)
  return item
}

/** @throws {ProblemError} 404 where there is no such item, 409 where it was retired */
export function likeable(kind: LikedKind, item: { retired?: boolean | undefined } | undefined): void {
  if (known(kind, item).retired) {
    throw conflict(`retired-${kind}`, `Ese ${names[kind]} ya no está disponible.`)
  }
}
