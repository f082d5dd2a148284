import { httpUrl, wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

export const catalogConfig = z.object({
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'escribe la clave tal como la da Google, sin espacios.')
    .optional()
    .describe('YouTube API key; without it the site plays demonstration lessons.'),
  YOUTUBE_API_URL: httpUrl
    .optional()
    .describe('Address of a provider that speaks YouTube’s format; the real one unless set.'),
  YOUTUBE_DAILY_CALLS: wholeNumber(1, 1_000_000)
    .default(100)
    .describe('Searches a day that the provider’s quota allows.'),
  YOUTUBE_TIMEOUT_MS: wholeNumber(50, 60_000)
    .default(5000)
    .describe('Milliseconds the provider is waited for.'),
})
export type CatalogConfig = z.infer<typeof catalogConfig>
