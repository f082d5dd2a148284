import * as z from 'zod/mini'
import { FrontendName } from './registry.ts'
import { maxReports } from './reports-address.ts'

/** Names and versions as the registry may hold them; which of them are counted, the live registry says. */
const release = {
  frontend: FrontendName,
  version: z.string().check(z.regex(/^[\w.+-]{1,64}$/)),
}

/**
 * What went wrong with a release: `load` and `mount` once the page gave up, `render` in its error boundary,
 * `uncaught` by the address of its script in the stack. `retry` is an attempt that failed and was tried again, and
 * `hydrate` a page that was prerendered and had to be rendered anew, because its frontend renders it differently.
 */
export const failureKinds = ['load', 'mount', 'render', 'uncaught', 'retry', 'hydrate'] as const
/** Seconds until a release had loaded, until it had rendered, and the web vitals in seconds; `cls` has no unit. */
export const measureKinds = ['load-time', 'mount-time', 'lcp', 'inp', 'cls'] as const

const FailureReport = z.strictObject({ ...release, kind: z.enum(failureKinds) })
const MeasureReport = z.strictObject({
  ...release,
  kind: z.enum(measureKinds),
  value: z.number().check(z.gte(0), z.lte(600)),
})

/** One failure or measure of a page, without message, stack, address or personal data. */
export const Report = z.union([FailureReport, MeasureReport])
export type Report = z.infer<typeof Report>
export type FailureKind = (typeof failureKinds)[number]
export type MeasureKind = (typeof measureKinds)[number]

/** The body of `POST /api/reports`. */
export const Reports = z.strictObject({
  reports: z.array(Report).check(z.minLength(1), z.maxLength(maxReports)),
})
