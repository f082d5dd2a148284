import * as z from 'zod/mini'
import { Roadmap, Tag } from '../catalog.ts'
import { eventType } from './event.ts'

const more = { retired: z.optional(z.boolean()), actor: z.optional(z.string()) }

/**
 * A tag or a roadmap was created, changed or retired; the event carries its full state. A retired item is not
 * shown and cannot be liked. A roadmap carries all of its tags, also retired ones: the events of the tags say which
 * those are. `actor` is the id of the admin who edited the item: shipped content and older events have none.
 */
export const catalogChanged = eventType({
  topic: 'catalog.item',
  type: 'catalog.changed.v1',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tag'), item: Tag, ...more }),
    z.object({ kind: z.literal('roadmap'), item: Roadmap, ...more }),
  ]),
})
