import type { AggregateStore, Platform } from '@semaforo/platform'
import type { CatalogItem } from './item.ts'

type ItemIndex = 'place' | 'slug' | 'name'
export type ItemStore = AggregateStore<CatalogItem, ItemIndex>

export function openItems(platform: Platform): Promise<ItemStore> {
  return platform.store<CatalogItem, ItemIndex>({
    service: 'catalog',
    name: 'item',
    indexes: {
      place: { paths: ['kind', 'position'] },
      slug: { paths: ['kind', 'slug'], unique: true },
      name: { paths: ['kind', 'nameKey'], unique: true },
    },
  })
}
