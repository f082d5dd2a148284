import { build } from '@semaforo/tools/build'
import type { Figures } from './table.ts'
import { documents } from './web/documents.ts'
import { interactions } from './web/interactions.ts'
import { visits } from './web/visits.ts'

/** What a first visitor on a phone meets, and what serving it costs. */
export async function bench(): Promise<Figures[]> {
  await build()
  return [...(await visits()), await interactions(), await documents()]
}
