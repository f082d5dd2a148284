import { PartnerFacts } from '../partners/partner.ts'
import { eventType } from './event.ts'

/** A partner was created or changed; the event carries its full state, and its sequence says which is the latest. */
export const partnerChanged = eventType({
  topic: 'identity.partner',
  type: 'identity.partner-changed.v1',
  data: PartnerFacts,
})
