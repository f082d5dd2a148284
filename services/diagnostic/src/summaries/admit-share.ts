import { type PartnerFacts, summarySeconds } from '@semaforo/contracts'
import type { Decide } from '@semaforo/platform'
import { tooManyRequests } from '@semaforo/service-kit'
import { dayInMexico, secondsOfDayLeft } from '../days.ts'
import { counted } from '../usage/usage.ts'
import type { Share } from './share.ts'
import type { Shares } from './shares.ts'

/** Shares that an aggregate remembers: more than can be asked for at once. The cache has the others of the hour. */
const remembered = 50

export const isValid = ({ at }: Share, now: number): boolean => now < at + summarySeconds * 1_000

/**
 * Counts a share of a partner. One whose nonce was counted before is the share of then.
 * @throws {ProblemError} 429 `partner-limit`
 */
export function admitShare(
  { sharesPerDay }: Pick<PartnerFacts, 'sharesPerDay'>,
  share: Share,
): Decide<Shares, Share> {
  const { at } = share
  return (shares = { days: [], recent: [] }) => {
    const recent = shares.recent.filter((each) => isValid(each, at))
    const known = recent.find(({ nonce }) => nonce === share.nonce)
    if (known) return [shares, [], known]
    const day = dayInMexico(at)
    const today = shares.days.find((each) => each.day === day)?.shared ?? 0
    if (today >= sharesPerDay)
      throw tooManyRequests(
        'partner-limit',
        'Hoy ya no se pueden compartir más resultados con este aliado. Inténtalo mañana.',
        secondsOfDayLeft(at),
      )
    return [{ ...counted(shares, 'shared', day), recent: [share, ...recent].slice(0, remembered) }, [], share]
  }
}
