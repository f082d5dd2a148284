import { httpUrl, wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

/** What the gateway reads from the environment beside the platform's variables. */
export const gatewayConfig = z.object({
  CATALOG_URL: httpUrl
    .optional()
    .describe(
      'Dirección del servicio de catálogo cuando corre aparte; sin ella corre en este proceso. / Address of the catalog service when it runs elsewhere; in this process unless set.',
    ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('Solicitudes a /api por minuto y cliente. / Requests to /api per minute and client.'),
  TRUST_PROXY: wholeNumber(0, 5)
    .default(0)
    .describe(
      'Cuántos proxies propios hay delante; de ellos se cree X-Forwarded-For. / How many proxies of your own stand in front; their X-Forwarded-For is believed.',
    ),
})
export type GatewayConfig = z.infer<typeof gatewayConfig>
