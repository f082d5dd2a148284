import { businessesPerPerson } from '@semaforo/contracts'
import fc from 'fast-check'
import {
  addBusiness,
  type BusinessesState,
  businessOf,
  giveName,
  joinBusinesses,
} from '../src/businesses/businesses.ts'

type State = BusinessesState | undefined
const ids = ['mi-negocio', 'a', 'b', 'c', 'd']
const anId = fc.constantFrom(...ids)
const aStep = fc.oneof(
  fc.record({ what: fc.constant('add' as const), id: fc.constantFrom('a', 'b', 'c', 'd'), to: anId }),
  fc.record({ what: fc.constantFrom('rename' as const, 'merge' as const), id: anId, to: anId }),
)

/** The state after a step; the same where the step is refused. */
function after(
  state: State,
  { what, id, to }: { what: 'add' | 'rename' | 'merge'; id: string; to: string },
): State {
  const decide = {
    add: addBusiness({ id, name: id }),
    rename: giveName(id, to, 'new'),
    merge: joinBusinesses(id, to),
  }[what]
  try {
    return decide(state)[0] ?? undefined
  } catch {
    return state
  }
}

test('after any steps each id stands for one business that is not merged, and a merge is final', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
      let state: State
      for (const step of steps) {
        const before = state
        state = after(state, step)
        if (step.what === 'merge' && state !== before)
          expect(businessOf(state, step.id)).toEqual(businessOf(state, step.to))
        for (const id of ids) {
          const business = businessOf(state, id)
          expect(business && businessOf(state, business.id)).toEqual(business)
          if (businessOf(before, id)) expect(business).toBeDefined()
        }
      }
    }),
  )
})

test('a person has at most 200 businesses', () => {
  let state: State
  for (let n = 0; n < businessesPerPerson; n++)
    state = addBusiness({ id: `${n}`, name: 'Café' })(state)[0] ?? undefined
  const oneMore = addBusiness({ id: 'x', name: 'Café' })
  expect(() => oneMore(state)).toThrow('Ya tienes 200 negocios')
  expect(addBusiness({ id: '7', name: 'Otra' })(state)[0]).toBe(state)
  state = joinBusinesses('7', '8')(state)[0] ?? undefined
  expect(businessOf(oneMore(state)[0], 'x')).toEqual({ id: 'x', name: 'Café' })
})
