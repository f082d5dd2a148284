import type { FrameContext, PartnerFacts } from '@semaforo/contracts'
import { partnerOf } from '../partners/partner-of.ts'

/** What a request says of where the frame is; `dest` is Sec-Fetch-Dest, which older browsers do not send. */
export type Embedding = { key: string; dest: string | undefined; referer: string | undefined }

/** The document of a frame, and which pages may embed it (sources of `frame-ancestors`). */
export type Frame = { context: FrameContext; ancestors: readonly string[] }

const frames = ['iframe', 'frame']

/**
 * What the frame shows: the widget where the page is one of the partner's, otherwise a panel that anybody may embed,
 * since it can do nothing. The widget itself is embedded on the partner's origins alone, whatever the request says.
 * @param now milliseconds
 */
export function frameFor(
  partners: readonly PartnerFacts[],
  { key, dest, referer }: Embedding,
  site: string,
  now: number,
): Frame {
  const parent = originOf(referer)
  if (dest === undefined ? parent === undefined : !frames.includes(dest))
    return { context: { site, error: 'not-embedded' }, ancestors: ["'none'"] }
  const partner = partnerOf(partners, key, now)
  if (typeof partner === 'string') return panel(site, partner)
  if (parent === undefined || !partner.origins.includes(parent)) return panel(site, 'wrong-origin')
  const { id, name, theme, origins } = partner
  return { context: { site, parent, partner: { key, id, name, theme } }, ancestors: origins }
}

/** A panel for this reason, which any page may embed. */
export function panel(site: string, error: Extract<FrameContext, { error: string }>['error']): Frame {
  return { context: { site, error }, ancestors: ['*'] }
}

function originOf(referer = ''): string | undefined {
  return URL.canParse(referer) ? new URL(referer).origin : undefined
}
