import { unique } from '@semaforo/testing/unique'
import fc from 'fast-check'
import { type AggregateStore, type Decide, UniqueViolation } from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

type State = { rank: number | string; handle?: string; note?: unknown }
type Model = Map<string, { version: number; state: State | null; causes: string[] }>
type Command =
  | { kind: 'put'; id: string; state: State; idempotencyKey?: string }
  | { kind: 'erase'; id: string; idempotencyKey?: string }
  | { kind: 'keep'; id: string }

const id = fc.constantFrom('a', 'b', 'c', 'ñ', '日本', 'a b/c')
const idempotencyKey = fc.option(fc.constantFrom('e1', 'e2', 'e3'), { nil: undefined })
const state = fc.record(
  {
    rank: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.string({ unit: 'grapheme', maxLength: 2 })),
    handle: fc.constantFrom('x', 'y'),
    // JSON has no -0.
    note: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
  },
  { requiredKeys: ['rank'], noNullPrototype: true },
)
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('put'), id, state, idempotencyKey }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase'), id, idempotencyKey }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep'), id }) },
) as fc.Arbitrary<Command>

/** A model-based test: a store and a map receive the same operations and must agree. */
export function describeAggregateStoreModel(name: string, open: OpenPlatform) {
  test(`aggregate store: ${name}: behaves like a map with versions, idempotency keys and a unique index`, async () => {
    await withPlatform(open, (platform) =>
      fc.assert(
        fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
          const store = await platform.store<State, 'rank' | 'handle'>({
            service: 'model',
            name: unique('thing').replaceAll('-', '_'),
            indexes: { rank: { paths: ['rank'] }, handle: { paths: ['handle'], unique: true } },
          })
          const model: Model = new Map()
          for (const next of commands) expect(await applyTo(store, next)).toEqual(expected(model, next))
          await compare(store, model)
        }),
        { numRuns: 60 },
      ),
    )
  })
}

function decideOf(command: Command): Decide<State> {
  if (command.kind === 'put') return () => [command.state, []]
  if (command.kind === 'erase') return () => [null, []]
  return (current) => [current ?? null, []]
}

async function applyTo(store: AggregateStore<State, string>, command: Command) {
  const idempotencyKey = 'idempotencyKey' in command ? command.idempotencyKey : undefined
  return store
    .update(command.id, decideOf(command), idempotencyKey === undefined ? {} : { idempotencyKey })
    .catch((error: unknown) => {
      if (error instanceof UniqueViolation) return error.index
      throw error
    })
}

function expected(model: Model, command: Command) {
  const { id } = command
  const before = model.get(id) ?? { version: 0, state: null, causes: [] }
  const idempotencyKey = 'idempotencyKey' in command ? command.idempotencyKey : undefined
  const [next] = decideOf(command)(before.state ?? undefined)
  if ((idempotencyKey !== undefined && before.causes.includes(idempotencyKey)) || next === before.state) {
    return { id, version: before.version, state: before.state }
  }
  const taken = [...model].some(
    ([other, held]) => other !== id && held.state?.handle === (next?.handle ?? NaN),
  )
  if (taken) return 'handle'
  const causes = idempotencyKey === undefined ? before.causes : [...before.causes, idempotencyKey]
  model.set(id, { version: before.version + 1, state: next, causes })
  return { id, version: before.version + 1, state: next }
}

async function compare(store: AggregateStore<State, string>, model: Model) {
  const present = [...model].flatMap(([id, { version, state }]) => (state ? [{ id, version, state }] : []))
  for (const aggregate of present) expect(await store.get(aggregate.id)).toEqual(aggregate)
  const ranked = present
    .map((aggregate) => ({ ...aggregate, key: aggregate.state.rank }))
    .sort((one, other) => compareScalars(one.key, other.key) || compareScalars(one.id, other.id))
    .map(({ id }) => id)
  const { items } = await store.query('rank', { limit: 100 })
  expect(items.map(({ id }) => id)).toEqual(ranked)
}

/** Numbers before strings, strings by their UTF-8 bytes. */
function compareScalars(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other))
  return typeof one === 'number' ? -1 : 1
}
