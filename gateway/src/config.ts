import { httpUrl, wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

/** What the gateway reads from the environment beside the platform's variables. */
export const gatewayConfig = z.object({
  CATALOG_URL: httpUrl
    .optional()
    .describe('Address of the catalog service when it runs elsewhere; in this process unless set.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('Requests to /api per minute and client.'),
  TRUST_PROXY: wholeNumber(0, 5)
    .default(0)
    .describe('How many proxies of your own stand in front; their X-Forwarded-For is believed.'),
})
export type GatewayConfig = z.infer<typeof gatewayConfig>
