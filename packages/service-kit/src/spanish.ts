import { z } from 'zod'
import { es } from 'zod/locales'

const { localeError } = es()

/** Makes every schema message Spanish: the schema's own where it has one, otherwise these. */
z.config({
  localeError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined ? 'Falta este dato.' : localeError(issue),
})
