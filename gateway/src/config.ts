import { httpsOrigin } from '@semaforo/contracts'
import { addressVariable, services } from '@semaforo/contracts/services'
import {
  httpUrls,
  listOf,
  neededInProduction,
  processConfig,
  publicUrlNeeded,
  wholeNumber,
} from '@semaforo/service-kit'
import { z } from 'zod'

const anOrigin =
  'escribe orígenes https, con comas entre ellos y sin ruta, por ejemplo https://frontends.example.'

const settings = processConfig.pick({ NODE_ENV: true, PUBLIC_URL: true }).extend({
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe(
      'Requests to /api per minute and client; the same limit again for /socket.io and for reports, ten times as many for pages and files.',
    ),
  RELEASE_UPLOAD_MB: wholeNumber(1, 30)
    .default(30)
    .describe(
      'Most that a release of a frontend may hold which a team uploads, in MB; unfinished uploads may hold ten times that.',
    ),
  FRONTEND_ORIGINS: listOf(z.string().regex(httpsOrigin, anOrigin))
    .optional()
    .describe(
      'Other origins (https) that pages may load frontends from, with commas between; none unless set. The site carries the files of every release itself for a frontend whose origin is not listed.',
    ),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether browsers keep pages for a visit without a connection; `off` withdraws the service worker from all of them and deletes what they kept.',
    ),
  TRUST_PROXY: wholeNumber(0, 5)
    .default(0)
    .describe('Number of your own proxies in front of the gateway; their X-Forwarded-For is trusted.'),
})

/** Adds a variable for the addresses of each service (`addressesIn` reads them), and what production needs. */
function withAddresses<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  describe: (name: string) => z.ZodType<string[] | undefined>,
) {
  const variables = services.map(({ name }) => [addressVariable(name), describe(name)])
  const all = schema.extend(Object.fromEntries(variables)) as unknown as typeof schema
  return neededInProduction(all, publicUrlNeeded)
}

/** The environment variables of the gateway, in addition to those of the platform. */
export const gatewayConfig = withAddresses(settings, (name) =>
  httpUrls
    .optional()
    .describe(`Addresses of the ${name} service, with commas between; in this process unless set.`),
)
export type GatewayConfig = z.infer<typeof settings>

const aloneSettings = settings.extend({
  FRONTENDS_DIR: z
    .string()
    .optional()
    .describe('Folder of the built frontends, for the gateway alone; `dist` of this checkout unless set.'),
  FRONTENDS_SEED: z
    .string()
    .optional()
    .describe(
      'Folder of a build that the gateway alone begins FRONTENDS_DIR with: at each start its page, and its release of each frontend that no team has published.',
    ),
})

/** The environment variables of the gateway when it runs alone: then the address of every service is required. */
export const aloneConfig = withAddresses(aloneSettings, () => httpUrls)

/** The addresses of the services that the settings contain. */
export function addressesIn(settings: Readonly<Record<string, unknown>>): Record<string, readonly string[]> {
  return Object.fromEntries(
    services.flatMap(({ name }) => {
      const found = settings[addressVariable(name)] as readonly string[] | undefined
      return found ? [[name, found]] : []
    }),
  )
}
