import { isDeepStrictEqual } from 'node:util'
import type { IssuedKey, NewPartner, PartnerChanges } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator } from '../user/user.ts'
import { liveKeys, rotateKeys } from './keys.ts'
import { changedEvent, nameKeyOf, type PartnerState } from './partner.ts'
import { partnerChanged } from './refusals.ts'

const usualSharesPerDay = 1_000

/** Who acts, and when (in milliseconds). */
type Act = { by: Initiator; now: number }

/** The partner after the decision; null where there is none with that id. */
type Decided = Decision<PartnerState, PartnerState | null>

/** Creates a partner with its first key. */
export function create(
  id: string,
  given: NewPartner,
  { number, key, by, now }: Act & { number: number; key: IssuedKey },
): Decided {
  const { origins, theme = {}, sharesPerDay = usualSharesPerDay, ...rest } = given
  const next: PartnerState = {
    ...rest,
    origins: [...new Set(origins)],
    theme,
    sharesPerDay,
    suspended: false,
    keys: [key],
    nameKey: nameKeyOf(given.name),
    number,
    createdAt: new Date(now).toISOString(),
  }
  return [next, [changedEvent(id, next), audit('partner-created', by, { target: id })], next]
}

/** Changes a partner; one that is the same afterwards is not written. */
export function change(
  id: string,
  state: PartnerState | undefined,
  changes: PartnerChanges,
  { by, now }: Act,
): Decided {
  if (!state) return [null, [], null]
  const changed = changedState(state, changes)
  const { edited, suspension } = differences(state, changed)
  if (edited.length === 0 && suspension === undefined) return [state, [], state]
  const next = { ...changed, keys: liveKeys(changed.keys, now) }
  const entries = [
    ...(edited.length > 0 ? [audit('partner-updated', by, { target: id, detail: edited.join(', ') })] : []),
    ...(suspension ? [audit(suspension, by, { target: id })] : []),
  ]
  return [next, [changedEvent(id, next), ...entries], next]
}

/**
 * Gives a partner a new current key in the place of `current`.
 * @throws {ProblemError} 409 `partner-changed` where that is not the current one
 */
export function rotate(
  id: string,
  state: PartnerState | undefined,
  { current, key, overlapHours, by, now }: Act & { current: string; key: IssuedKey; overlapHours: number },
): Decided {
  if (!state) return [null, [], null]
  if (state.keys.at(-1)?.key !== current) throw partnerChanged()
  const next = { ...state, keys: rotateKeys(state.keys, key, { overlapHours, now }) }
  const entry = audit('partner-key-rotated', by, { target: id, detail: `${overlapHours} h` })
  return [next, [changedEvent(id, next), entry], next]
}

function changedState(state: PartnerState, changes: PartnerChanges): PartnerState {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const next: PartnerState = { ...state, ...given }
  return { ...next, origins: [...new Set(next.origins)], nameKey: nameKeyOf(next.name) }
}

/** What of a partner an admin edits, as the audit trail names it. */
const editable = {
  name: 'nombre',
  origins: 'orígenes',
  theme: 'tema',
  sharesPerDay: 'máximo por día',
} as const

function differences(before: PartnerState, after: PartnerState) {
  const fields = Object.keys(editable) as (keyof typeof editable)[]
  const edited = fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => editable[field])
  if (before.suspended === after.suspended) return { edited }
  return { edited, suspension: after.suspended ? 'partner-suspended' : 'partner-resumed' } as const
}
