import { randomUUID } from 'node:crypto'
import type { NewPartner, Partner, PartnerChanges, PartnerFacts } from '@semaforo/contracts'
import { UniqueViolation } from '@semaforo/platform'
import type { Identity } from '../identity.ts'
import type { Initiator } from '../user/user.ts'
import { change, create, rotate } from './decisions.ts'
import { newKey } from './keys.ts'
import { type PartnerState, partnerFacts, shownPartner } from './partner.ts'
import { nameTaken, nothingToChange, partnerNotFound, tooManyPartners } from './refusals.ts'

const maxPartners = 500

/** @throws {ProblemError} 409 where the name is taken or there are too many */
export async function addPartner(
  { stores: { partners }, now }: Identity,
  given: NewPartner,
  by: Initiator,
): Promise<Partner> {
  const id = randomUUID()
  const at = now()
  const key = newKey(at)
  for (;;) {
    const { items } = await partners.query('number', { order: 'desc', limit: 1 })
    const number = 1 + (items[0]?.state.number ?? 0)
    if (number > maxPartners) throw tooManyPartners()
    try {
      return found(id, await partners.update(id, () => create(id, given, { number, key, by, now: at })))
    } catch (error) {
      // Another admin took the number meanwhile: the next one is tried.
      if (!(error instanceof UniqueViolation && error.index === 'number')) throw named(error)
    }
  }
}

/** @throws {ProblemError} 400 without any change, 404, 409 where the name is taken */
export async function changePartner(
  { stores: { partners }, now }: Identity,
  id: string,
  changes: PartnerChanges,
  by: Initiator,
): Promise<Partner> {
  if (Object.values(changes).every((value) => value === undefined)) throw nothingToChange()
  const update = partners.update(id, (state) => change(id, state, changes, { by, now: now() }))
  return found(
    id,
    await update.catch((error: unknown) => {
      throw named(error)
    }),
  )
}

/** @throws {ProblemError} 404, 409 where `current` is not the current key any more */
export async function rotateKey(
  { stores: { partners }, now }: Identity,
  id: string,
  asked: { current: string; overlapHours: number },
  by: Initiator,
): Promise<Partner> {
  const at = now()
  const act = { ...asked, key: newKey(at), by, now: at }
  return found(id, await partners.update(id, (state) => rotate(id, state, act)))
}

/** All partners, by name. */
export async function allPartners({ stores: { partners } }: Identity): Promise<Partner[]> {
  const { items } = await partners.query('name', { limit: maxPartners })
  return items.map(({ id, state }) => shownPartner(id, state))
}

/** All partners, as other processes need them. */
export async function allPartnerFacts({ stores: { partners } }: Identity): Promise<PartnerFacts[]> {
  const { items } = await partners.query('name', { limit: maxPartners })
  return items.map(({ id, state }) => partnerFacts(id, state))
}

function found(id: string, { result }: { result: PartnerState | null | undefined }): Partner {
  if (!result) throw partnerNotFound()
  return shownPartner(id, result)
}

const named = (error: unknown) =>
  error instanceof UniqueViolation && error.index === 'name' ? nameTaken() : error
