import * as z from 'zod/mini'
import { Roadmap, Tag } from '../catalog.ts'
import { eventType } from './event.ts'

/** A tag or a roadmap came to be or changed; the event carries the whole of it. */
export const catalogChanged = eventType({
  topic: 'catalog.item',
  type: 'catalog.changed.v1',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tag'), item: Tag }),
    z.object({ kind: z.literal('roadmap'), item: Roadmap }),
  ]),
})
