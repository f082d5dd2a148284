import * as z from 'zod/mini'
import { eventType } from './event.ts'

/** The pages that are prerendered differ from those before; `subject` is `site`, `etag` is the ETag of all of them. */
export const pagesRendered = eventType({
  topic: 'pages.site',
  type: 'pages.rendered.v1',
  data: z.object({ etag: z.string().check(z.minLength(1)) }),
})
