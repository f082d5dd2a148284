import { httpUrl, wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

export const catalogConfig = z.object({
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'escribe la clave tal como la da Google, sin espacios.')
    .optional()
    .describe(
      'Clave de la API de YouTube; sin ella el sitio usa lecciones de demostración. / YouTube API key; without it the site plays demonstration lessons.',
    ),
  YOUTUBE_API_URL: httpUrl
    .optional()
    .describe(
      'Dirección de un proveedor con el formato de YouTube; por omisión, el verdadero si hay clave. / Address of a provider that speaks YouTube’s format; the real one unless set.',
    ),
  YOUTUBE_DAILY_CALLS: wholeNumber(1, 1_000_000)
    .default(100)
    .describe(
      'Búsquedas al día que permite la cuota del proveedor. / Searches a day that the provider’s quota allows.',
    ),
  YOUTUBE_TIMEOUT_MS: wholeNumber(50, 60_000)
    .default(5000)
    .describe('Milisegundos que se espera al proveedor. / Milliseconds the provider is waited for.'),
})
export type CatalogConfig = z.infer<typeof catalogConfig>
