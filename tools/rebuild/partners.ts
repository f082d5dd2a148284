import { isDeepStrictEqual } from 'node:util'
import { partnerChanged } from '@semaforo/contracts'
import type { FollowedPartner } from '@semaforo/diagnostic/followed-partner'
import { type PartnerState, partnerFacts } from '@semaforo/identity/partner'
import { correction, type ReadModel, statesOf } from './correction.ts'

/** The partners as the diagnostic knows them; one that identity does not know is taken for suspended. */
export const partners: ReadModel = {
  service: 'diagnostic',
  model: 'partner',
  group: 'diagnostic-partners',
  async corrections(read) {
    const sources = await statesOf<PartnerState>(read, { service: 'identity', store: 'partner' })
    const copies = await statesOf<FollowedPartner>(read, { service: 'diagnostic', store: 'partner' })
    const differing = [...sources].flatMap(([id, { version, state }]) => {
      const facts = partnerFacts(id, state)
      const copy = copies.get(id)?.state
      if (copy && isDeepStrictEqual(plain(copy.facts), plain(facts))) return []
      const mark = `${version} ${JSON.stringify(copy)}`
      return [correction(partnerChanged, { id, mark, subject: id, sequence: version, data: facts })]
    })
    const withoutSource = [...copies].flatMap(([id, { state }]) => {
      if (sources.has(id) || state.facts.suspended) return []
      const data = { ...state.facts, suspended: true }
      const mark = JSON.stringify(state)
      return [correction(partnerChanged, { id, mark, subject: id, sequence: state.sequence, data })]
    })
    return [[...differing, ...withoutSource]]
  },
}

/** Without the difference between a field that is missing and one that is undefined. */
const plain = (facts: unknown): unknown => JSON.parse(JSON.stringify(facts))
