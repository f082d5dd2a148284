import * as z from 'zod/mini'
import { call } from '../call.ts'
import { PartnerId, PartnerKey } from './partner.ts'

/** What is counted of a partner's widget: that it was shown, that somebody began, got a result, shared it. */
export const usageKinds = ['viewed', 'started', 'finished', 'shared'] as const
export type UsageKind = (typeof usageKinds)[number]

const count = z.int().check(z.minimum(0))

/** The counts of one day in Mexico City (`2026-11-22`): numbers alone, never of single visitors. */
export const UsageOfDay = z.object({
  day: z.iso.date(),
  viewed: count,
  started: count,
  finished: count,
  shared: count,
})
export type UsageOfDay = z.infer<typeof UsageOfDay>

/** The last thirty days, the oldest first, those without any use included. */
export const usageDays = 30

/** Sent by the widget's frame; `shared` is counted where a result is signed. Answers whether it was counted. */
export const countUsage = call({
  method: 'post',
  path: '/api/widget/usage',
  summary: 'Cuenta un uso del widget de un aliado, sin decir de quién',
  body: z.strictObject({
    partner: PartnerKey,
    what: z.enum(['viewed', 'started', 'finished'], 'Eso no se cuenta.'),
  }),
  answer: z.object({ counted: z.boolean() }),
  problems: { 403: ['partner-unavailable'] },
})

export const readUsage = call({
  method: 'get',
  path: '/api/widget/usage/:id',
  summary: 'El uso del widget de un aliado por día, en números',
  auth: 'admin',
  params: z.object({ id: PartnerId }),
  answer: z.object({ days: z.array(UsageOfDay) }),
})

/** A summary that could not be delivered to a partner's server; times are ISO 8601. `reason` in Spanish. */
export const FailedDelivery = z.object({
  id: z.string(),
  sharedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  reason: z.string(),
})
export type FailedDelivery = z.infer<typeof FailedDelivery>

/** Newest first, at most fifty; `more`: there are older ones. */
export const listFailedDeliveries = call({
  method: 'get',
  path: '/api/widget/deliveries/:id',
  summary: 'Los resultados compartidos que el servidor de un aliado no recibió',
  auth: 'admin',
  params: z.object({ id: PartnerId }),
  // A service of an older release does not say whether there are more.
  answer: z.object({ failed: z.array(FailedDelivery), more: z._default(z.boolean(), false) }),
})

/** Tries the oldest failed deliveries of a partner again, at most a hundred; `retried` says how many. */
export const retryDeliveries = call({
  method: 'post',
  path: '/api/widget/deliveries/:id/retry',
  summary: 'Vuelve a enviar a un aliado lo que no recibió',
  auth: 'admin',
  params: z.object({ id: PartnerId }),
  answer: z.object({ retried: z.int() }),
})
