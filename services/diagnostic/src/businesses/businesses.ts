import { type Business, businessesPerPerson, unnamedBusiness } from '@semaforo/contracts'
import type { Decide } from '@semaforo/platform'
import { conflict, notFound } from '@semaforo/service-kit'

/**
 * The businesses of a person, in the order in which they were added. A business that was merged into another one stays
 * as a pointer to it, `into`, so that all of its records change with one write. The unnamed business is in the list
 * only as such a pointer.
 */
export type BusinessesState = { businesses: readonly Entry[] }
type Entry = { id: string; name: string; into?: string }

/** Bounds what merges leave behind as well. */
const mostEntries = 5 * businessesPerPerson

const none: BusinessesState = { businesses: [] }
const entryOf = ({ businesses }: BusinessesState, id: string) => businesses.find((each) => each.id === id)

/** The business that an id stands for after all merges; undefined for the unnamed one. */
export function businessOf(
  state: BusinessesState | undefined | null,
  id: string | undefined,
): Business | undefined {
  const entry = entryOf(state ?? none, id ?? unnamedBusiness)
  if (!entry) return undefined
  return entry.into === undefined ? { id: entry.id, name: entry.name } : businessOf(state, entry.into)
}

/**
 * Adds a business; one that is there already keeps its name.
 * @throws {ProblemError} 409 `too-many-businesses`
 */
export const addBusiness =
  (business: Business): Decide<BusinessesState> =>
  (state = none) => {
    if (businessOf(state, business.id)) return [state, []]
    const named = state.businesses.filter(({ into }) => into === undefined)
    if (named.length >= businessesPerPerson || state.businesses.length >= mostEntries)
      throw conflict(
        'too-many-businesses',
        `Ya tienes ${businessesPerPerson} negocios, el máximo por persona. Junta dos de ellos.`,
      )
    return [{ businesses: [...state.businesses, business] }, []]
  }

/**
 * Renames a business. The unnamed one gets an id with its name.
 * @param newId the id for the unnamed business
 * @throws {ProblemError} 404 `business-not-found`; 409 `too-many-businesses`
 */
export const giveName =
  (id: string, name: string, newId: string): Decide<BusinessesState> =>
  (state = none) => {
    const business = businessOf(state, id)
    if (business) return [replaced(state, { ...business, name }), []]
    if (id !== unnamedBusiness) throw businessNotFound()
    const [added] = addBusiness({ id: newId, name })(state)
    return [pointed(added ?? none, id, newId), []]
  }

/**
 * Merges a business into another one. Repeated, it changes nothing.
 * @throws {ProblemError} 404 `business-not-found`
 */
export const joinBusinesses =
  (id: string, into: string): Decide<BusinessesState> =>
  (state = none) => {
    const target = businessOf(state, into)
    const source = businessOf(state, id)
    if (!target || (!source && id !== unnamedBusiness)) throw businessNotFound()
    if (source?.id === target.id) return [state, []]
    return [pointed(state, source?.id ?? unnamedBusiness, target.id), []]
  }

const replaced = ({ businesses }: BusinessesState, entry: Entry): BusinessesState => ({
  businesses: businesses.map((each) => (each.id === entry.id ? entry : each)),
})

/** The same businesses with one that points to another. */
function pointed(state: BusinessesState, id: string, into: string): BusinessesState {
  const entry = { ...(entryOf(state, id) ?? { id, name: '' }), into }
  return entryOf(state, id) ? replaced(state, entry) : { businesses: [...state.businesses, entry] }
}

const businessNotFound = () => notFound('business-not-found', 'Ese negocio ya no existe. Actualiza tu lista.')
