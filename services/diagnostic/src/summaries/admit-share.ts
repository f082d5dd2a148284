import { type PartnerFacts, summarySeconds } from '@semaforo/contracts'
import type { Decide } from '@semaforo/platform'
import { conflict, tooManyRequests } from '@semaforo/service-kit'
import { dayInMexico, secondsOfDayLeft } from '../days.ts'
import { counted, type Usage } from '../usage/usage.ts'
import type { Share } from './share.ts'

/** Shares that an aggregate remembers: more than can be asked for at once. The cache has the others of the hour. */
const remembered = 50

export const isValid = ({ at }: Share, now: number): boolean => now < at + summarySeconds * 1_000

/**
 * Counts a share of a partner. One whose nonce was counted before is the share of then.
 * @throws {ProblemError} 409 `nonce-used` for other figures, 429 `partner-limit`
 */
export function admitShare(
  { sharesPerDay }: Pick<PartnerFacts, 'sharesPerDay'>,
  share: Share,
): Decide<Usage, Share> {
  const { at } = share
  return (usage = { days: [] }) => {
    const recent = (usage.shares ?? []).filter((each) => isValid(each, at))
    const known = recent.find(({ nonce }) => nonce === share.nonce)
    if (known) return [usage, [], sameFigures(known, share)]
    const day = dayInMexico(at)
    const today = usage.days.find((each) => each.day === day)?.shared ?? 0
    if (today >= sharesPerDay)
      throw tooManyRequests(
        'partner-limit',
        'Hoy ya no se pueden compartir más resultados con este aliado. Inténtalo mañana.',
        secondsOfDayLeft(at),
      )
    return [{ ...counted(usage, 'shared', day), shares: [share, ...recent].slice(0, remembered) }, [], share]
  }
}

/**
 * The known share, where it is of the same figures as `share`.
 * @throws {ProblemError} 409 `nonce-used`
 */
export function sameFigures(known: Share, { print }: Share): Share {
  if (known.print === print) return known
  throw conflict(
    'nonce-used',
    'Esta página ya compartió otro resultado. Vuelve a abrirla para compartir este.',
  )
}
