import * as z from 'zod/mini'
import { Roadmap, Tag } from '../catalog.ts'
import { eventType } from './event.ts'

const retired = z.optional(z.boolean())

/**
 * A tag or a roadmap was created, changed or retired; the event carries its full state. A retired item is not
 * shown and cannot be liked. A roadmap carries all of its tags, also retired ones: the events of the tags say which
 * those are.
 */
export const catalogChanged = eventType({
  topic: 'catalog.item',
  type: 'catalog.changed.v1',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tag'), item: Tag, retired }),
    z.object({ kind: z.literal('roadmap'), item: Roadmap, retired }),
  ]),
})
