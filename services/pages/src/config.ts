import { wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

export const pagesConfig = z.object({
  FRONTENDS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of the built frontends, for the gateway and pages alone; `dist` of this checkout unless set.',
    ),
  PAGES_REFRESH_SECONDS: wholeNumber(1, 3_600)
    .default(60)
    .describe('How often pages are rendered again for what no event tells: how many people like a topic.'),
  RENDER_SECONDS: wholeNumber(1, 3_600)
    .default(60)
    .describe('How long a release may take to render its pages before it has none.'),
  RENDER_MEMORY_MB: wholeNumber(128, 4_096)
    .default(256)
    .describe('Memory that a release may use for its pages before it has none, that of Node included.'),
})
export type PagesConfig = z.infer<typeof pagesConfig>
