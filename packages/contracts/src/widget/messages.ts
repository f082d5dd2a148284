import * as z from 'zod/mini'
import { Figures } from '../diagnostic/figures.ts'
import { PartnerTheme } from '../partners/partner.ts'
import { Nonce, SummaryClaims } from './summary.ts'

/** The version of the messages between a partner's page and the widget's frame; a change that breaks one makes it 2. */
export const widgetProtocol = 1

/** Longer messages are ignored unread, in characters of their JSON. */
export const longestMessage = 8_192

const envelope = { semaforo: z.literal(widgetProtocol) }

/** Why a frame cannot go on; the panel shows no reason, the console does. */
export const widgetErrors = [
  'unknown-key',
  'suspended',
  'wrong-origin',
  'not-embedded',
  'too-many-requests',
  'unavailable',
  'model-unavailable',
  'share-failed',
] as const
export type WidgetError = (typeof widgetErrors)[number]

/**
 * From the frame to the page, in an order of their own: `ready` once, `height` in CSS pixels with each change,
 * `started` with the first figure, `result` when there is one (not which), `shared` with the signed summary, after
 * the visitor agreed; `error` at any time; `close` where the visitor leaves a dialog.
 */
export const FrameMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('ready') }),
  z.strictObject({
    ...envelope,
    type: z.literal('height'),
    height: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  z.strictObject({ ...envelope, type: z.literal('started') }),
  z.strictObject({ ...envelope, type: z.literal('result') }),
  z.strictObject({
    ...envelope,
    type: z.literal('shared'),
    summary: z.string().check(z.maxLength(4_096)),
    claims: SummaryClaims,
  }),
  z.strictObject({ ...envelope, type: z.literal('error'), code: z.enum(widgetErrors) }),
  z.strictObject({ ...envelope, type: z.literal('close') }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

/** From the page to the frame: once after `ready`, and again where an attribute changed; the first nonce stays. */
export const PageMessage = z.discriminatedUnion('type', [
  z.strictObject({
    ...envelope,
    type: z.literal('init'),
    nonce: Nonce,
    mode: z.enum(['inline', 'modal', 'button']),
    theme: PartnerTheme,
  }),
])
export type PageMessage = z.infer<typeof PageMessage>

/**
 * Between the widget's frame and the window of our own site that it opened to save a result: `handoff-ready` from the
 * window, then `handoff` with the figures from the frame. Both are of our origin.
 */
export const HandoffMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('handoff-ready') }),
  z.strictObject({
    ...envelope,
    type: z.literal('handoff'),
    figures: Figures,
    partner: z.string().check(z.maxLength(80)),
  }),
])
export type HandoffMessage = z.infer<typeof HandoffMessage>
