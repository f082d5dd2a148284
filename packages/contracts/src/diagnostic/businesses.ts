import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Business, businessId } from './business.ts'
import { DiagnosticRecord } from './record.ts'

/** A business with its number of records, its latest record and the one before. */
export const BusinessSummary = z.object({
  id: businessId,
  name: z.string(),
  records: z.int(),
  latest: z.optional(DiagnosticRecord),
  previous: z.optional(DiagnosticRecord),
})
export type BusinessSummary = z.infer<typeof BusinessSummary>

export const businessesPerPerson = 200

/** The caller's businesses, the one with the latest record first. Records without a business are in «Mi negocio». */
export const listBusinesses = call({
  method: 'get',
  path: '/api/negocios',
  summary: 'Mis negocios, con su último diagnóstico',
  auth: 'user',
  answer: z.object({ businesses: z.array(BusinessSummary) }),
})

/** Gives a business another name. «Mi negocio» gets an id with its name. */
export const renameBusiness = call({
  method: 'patch',
  path: '/api/negocios/:id',
  summary: 'Cambia el nombre de un negocio',
  auth: 'user',
  params: z.object({ id: businessId }),
  body: z.strictObject({ name: Business.shape.name }),
  answer: Business,
  problems: { 404: ['business-not-found'], 409: ['too-many-businesses'] },
})

/** Puts all records of a business, now and later, into another one. Once or more times, they are one business. */
export const mergeBusiness = call({
  method: 'post',
  path: '/api/negocios/:id/merge',
  summary: 'Junta un negocio con otro',
  auth: 'user',
  params: z.object({ id: businessId }),
  body: z.strictObject({ into: Business.shape.id }),
  answer: Business,
  problems: { 404: ['business-not-found'] },
})
