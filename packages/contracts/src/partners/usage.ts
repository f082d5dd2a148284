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
