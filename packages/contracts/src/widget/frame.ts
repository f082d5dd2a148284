import * as z from 'zod/mini'
import { PartnerId, PartnerKey, PartnerTheme } from '../partners/partner.ts'
import { widgetErrors } from './messages.ts'

const site = z.url()

/**
 * What the gateway writes into the widget's frame: whose page it is in and at which origin, or why it shows a calm
 * panel instead. `site` is the origin of this site.
 */
export const FrameContext = z.union([
  z.object({
    site,
    parent: z.url(),
    partner: z.object({ key: PartnerKey, id: PartnerId, name: z.string(), theme: PartnerTheme }),
  }),
  z.object({ site, error: z.enum(widgetErrors) }),
])
export type FrameContext = z.infer<typeof FrameContext>

/** The folder of the widget's files in a release of `mfe-diagnostic`, and the addresses that the gateway has for them. */
export const widgetFolder = 'widget'
export const widgetPaths = {
  loader: '/widget/v1.js',
  frame: '/widget/frame',
  handoff: '/widget/handoff',
} as const
