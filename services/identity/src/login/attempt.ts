import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import type { Recovery } from '../recovery/recovery.ts'
import { mailLifeMs } from '../registration/registration.ts'
import { audit, type By } from '../user.ts'
import { quietMs, takeTry, untryOnce } from './backoff.ts'
import { forget, type LoginGuard, mailEveryMs } from './guard.ts'

/** Where a login comes from. `browser` is there where it has signed in to this account before. */
export type Place = { network: string; browser?: string | undefined }

/** A try that was taken: what it was counted under. */
export type Taken = { network: string; counter: string; at: number; stranger: boolean }

/** The try was taken; or its place has to wait; or strangers need the link of a mail for now. */
export type Verdict = { kind: 'taken'; taken: Taken } | { kind: 'wait' | 'link'; retryAfterMs: number }

export const strangersADay = 100

const nobodyYet: LoginGuard = { tries: {}, strangers: [], networks: {}, forgetAt: 0 }

/**
 * Takes a try before the password is looked at. It stands as a failure until `signedIn` or `giveBack` takes
 * it back: of many that come at once, none finds a count that the others have not reached yet.
 */
export function reserveTry(
  id: string,
  state: LoginGuard | undefined,
  { network, browser }: Place,
  { link, by, now }: { link: Pick<Recovery, 'email' | 'salt' | 'tokenHash'>; by: By; now: number },
): Decision<LoginGuard, Verdict> {
  const guard = state ?? nobodyYet
  const stranger = browser === undefined && guard.networks[network] === undefined
  const recent = guard.strangers.filter((at) => now - at < quietMs)
  if (stranger && recent.length >= strangersADay) {
    const verdict: Verdict = { kind: 'link', retryAfterMs: (recent[0] ?? now) + quietMs - now }
    if (guard.mailedAt !== undefined && now - guard.mailedAt < mailEveryMs) return [guard, [], verdict]
    const pending: Recovery = { ...link, kind: 'mail-pending', expiresAt: now + mailLifeMs }
    const events = [event(mailRequested, { kind: 'login-link', id }), audit('login-link-requested', by)]
    return [forget({ ...guard, link: pending, mailedAt: now }, now), events, verdict]
  }
  // A known browser has a count of its own: what others do on its network does not touch it.
  const counter = browser ?? network
  const before = guard.tries[counter]
  const tries = takeTry(before, now)
  if (!tries) return [guard, [], { kind: 'wait', retryAfterMs: (before?.openAt ?? now) - now }]
  const next: LoginGuard = {
    ...guard,
    tries: { ...guard.tries, [counter]: tries },
    strangers: stranger ? [...recent, now] : recent,
  }
  return [forget(next, now), [], { kind: 'taken', taken: { network, counter, at: now, stranger } }]
}

/** The password was right: the count begins anew, and the network is known from now on. */
export function signedIn(
  state: LoginGuard | undefined,
  taken: Taken,
  now: number,
): Decision<LoginGuard, undefined> {
  const guard = state ?? nobodyYet
  const { [taken.counter]: _, ...tries } = guard.tries
  const networks = { ...guard.networks, [taken.network]: now }
  return [forget({ ...guard, tries, networks, strangers: without(guard.strangers, taken) }, now), []]
}

/** Nobody got to know whether the password was right: the try never was. */
export function giveBack(
  state: LoginGuard | undefined,
  taken: Taken,
  now: number,
): Decision<LoginGuard, undefined> {
  if (!state) return [null, []]
  const { [taken.counter]: counted, ...others } = state.tries
  const left = counted && untryOnce(counted)
  const tries = left ? { ...others, [taken.counter]: left } : others
  return [forget({ ...state, tries, strangers: without(state.strangers, taken) }, now), []]
}

function without(strangers: readonly number[], { stranger, at }: Taken): readonly number[] {
  const place = stranger ? strangers.lastIndexOf(at) : -1
  return place < 0 ? strangers : strangers.toSpliced(place, 1)
}
