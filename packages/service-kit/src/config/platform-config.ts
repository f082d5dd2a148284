import { z } from 'zod'
import { httpUrl, kafkaBrokers, mongoUrl, redisUrl, wholeNumber } from './values.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What every process of the product reads, whatever runs in it. */
export const platformConfig = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port the site listens on; 0 picks a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Interface it listens on; 0.0.0.0 opens the site to the network.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder where data is kept; no other user of the machine can read it.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('Address the public opens the site with; http://localhost:PORT unless set.'),
  MONGO_URL: mongoUrl
    .optional()
    .describe('MongoDB for what has to last; SQLite files in DATA_DIR unless set.'),
  KAFKA_BROKERS: kafkaBrokers
    .optional()
    .describe('Kafka for the events, host:port with commas between; a SQLite file in DATA_DIR unless set.'),
  REDIS_URL: redisUrl
    .optional()
    .describe(
      'Redis for caches, rate limits and sockets of several instances; this process alone unless set.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'Collector of traces, OTLP over HTTP, for example http://localhost:4318; no traces unless set.',
    ),
  STOP_DELAY_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe(
      'Seconds between a signal to end, from which on it says that it is not ready, and its last new request.',
    ),
  NODE_ENV: z
    .string()
    .optional()
    .describe('production: the start asks for PUBLIC_URL and SMTP_URL, and no page shows the mails.'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `escribe uno de estos niveles: ${logLevels.join(', ')}.` })
    .default('info')
    .describe('How much is logged.'),
})
export type PlatformConfig = z.infer<typeof platformConfig>

/** The site's public address, without a slash at its end. */
export function publicUrl(config: Pick<PlatformConfig, 'PORT' | 'PUBLIC_URL'>): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
}
