import {
  httpUrl,
  httpUrls,
  neededInProduction,
  platformConfig,
  publicUrlNeeded,
  wholeNumber,
} from '@semaforo/service-kit'
import { z } from 'zod'

const settings = platformConfig.pick({ NODE_ENV: true, PUBLIC_URL: true }).extend({
  CATALOG_URL: httpUrl
    .optional()
    .describe('Address of the catalog service when it runs elsewhere; in this process unless set.'),
  IDENTITY_URL: httpUrl
    .optional()
    .describe('Address of the identity service when it runs elsewhere; in this process unless set.'),
  LIKES_URL: httpUrls
    .optional()
    .describe('Addresses of the likes service, with commas between; in this process unless set.'),
  REALTIME_URL: httpUrls
    .optional()
    .describe('Addresses of the realtime service, with commas between; in this process unless set.'),
  DIAGNOSTIC_URL: httpUrls
    .optional()
    .describe('Addresses of the diagnostic service, with commas between; in this process unless set.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe(
      'Requests to /api per minute and client; as many more to /socket.io, ten times as many to pages and files.',
    ),
  TRUST_PROXY: wholeNumber(0, 5)
    .default(0)
    .describe('How many proxies of your own stand in front; their X-Forwarded-For is believed.'),
})
/** What the gateway reads from the environment beside the platform's variables. */
export const gatewayConfig = neededInProduction(settings, publicUrlNeeded)
export type GatewayConfig = z.infer<typeof gatewayConfig>

const aloneSettings = settings.extend({
  CATALOG_URL: httpUrl,
  IDENTITY_URL: httpUrl,
  LIKES_URL: httpUrls,
  REALTIME_URL: httpUrls,
  DIAGNOSTIC_URL: httpUrls,
  FRONTENDS_DIR: z
    .string()
    .optional()
    .describe('Folder of the built frontends, for the gateway alone; `dist` of this checkout unless set.'),
})

/** What the gateway reads when it runs alone: then every service has to be somewhere else. */
export const aloneConfig = neededInProduction(aloneSettings, publicUrlNeeded)
