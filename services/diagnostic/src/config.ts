import { neededInProduction, processConfig, publicUrlNeeded } from '@semaforo/service-kit'
import { z } from 'zod'

const expected = 'escribe una fracción de 0.001 a 0.5, por ejemplo 0.05.'

const settings = processConfig.pick({ NODE_ENV: true, PORT: true, PUBLIC_URL: true }).extend({
  RISK_BASE_RATE: z
    .string()
    .regex(/^0?\.\d{1,6}$/, expected)
    .transform(Number)
    .pipe(z.number().min(0.001, expected).max(0.5, expected))
    .default(0.05)
    .describe('Share of all companies that fail within a year, as the risk model assumes it: a convention.'),
})

/** `PUBLIC_URL` says in summaries who signed them. */
export const diagnosticConfig = neededInProduction(settings, publicUrlNeeded)
