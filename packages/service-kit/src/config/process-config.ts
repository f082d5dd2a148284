import { platformSettings } from '@semaforo/platform'
import { z } from 'zod'
import { retentionSettings } from './retention.ts'
import { httpUrl, wholeNumber } from './values.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings that every process of the product reads. */
export const processConfig = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port the site listens on; 0 picks a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Interface it listens on; 0.0.0.0 opens the site to the network.'),
  PUBLIC_URL: httpUrl.optional().describe('Public address of the site; http://localhost:PORT unless set.'),
  ...platformSettings.shape,
  ...retentionSettings,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'Collector of traces, OTLP over HTTP, for example http://localhost:4318; no traces unless set.',
    ),
  STOP_DELAY_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe(
      'Seconds between a termination signal, from which on it is not ready, and the end of accepting requests.',
    ),
  NODE_ENV: z
    .string()
    .optional()
    .describe('production: PUBLIC_URL (with https) and SMTP_URL are required, and no page shows the mails.'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `escribe uno de estos niveles: ${logLevels.join(', ')}.` })
    .default('info')
    .describe('Lowest level of the log lines written.'),
})
export type ProcessConfig = z.infer<typeof processConfig>

/** The site's public address, without a trailing slash. */
export function publicUrl(config: Pick<ProcessConfig, 'PORT' | 'PUBLIC_URL'>): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
}
