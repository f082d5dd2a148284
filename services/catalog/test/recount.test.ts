import { likesChanged, likesRecounted, likesRestated } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import fc from 'fast-check'
import { count } from '../src/popularity/count.ts'
import { type CountedPerson, generationOf } from '../src/popularity/counted-person.ts'
import type { LikedTag } from '../src/popularity/liked-tag.ts'
import { recount, takeOver } from '../src/popularity/recount.ts'

/** As much of a store as counting needs, in memory. */
function memoryStore<State>() {
  const states = new Map<string, State>()
  const keys = new Set<string>()
  const store = {
    get: async (id: string) => (states.has(id) ? { id, version: 1, state: states.get(id) } : undefined),
    update: async (
      id: string,
      decide: (state?: State) => readonly [State | null, unknown],
      { idempotencyKey }: { idempotencyKey?: string } = {},
    ) => {
      if (idempotencyKey && keys.has(`${id} ${idempotencyKey}`)) return
      const [state] = decide(states.get(id))
      if (idempotencyKey) keys.add(`${id} ${idempotencyKey}`)
      if (state === null) states.delete(id)
      else states.set(id, state)
    },
  }
  return { states, store: store as unknown as AggregateStore<State, never> }
}

const people = ['ana', 'bea', 'eva']
const tagIds = [1, 2]

/** What may happen while a rebuild runs, in any order. */
type Step =
  | { kind: 'toggle'; person: string; tagId: number }
  | { kind: 'deliver'; person: string }
  | { kind: 'again'; person: string }
  | { kind: 'pass' }
  | { kind: 'begin' }
const person = fc.constantFrom(...people)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('toggle' as const), person, tagId: fc.constantFrom(...tagIds) }),
  fc.record({ kind: fc.constant('deliver' as const), person }),
  fc.record({ kind: fc.constant('again' as const), person }),
  fc.constantFrom({ kind: 'pass' as const }, { kind: 'begin' as const }),
)

/** A small site: the likes of people as their service has them, their events under way, and the counts. */
function site() {
  const tags = memoryStore<LikedTag>()
  const counted = memoryStore<CountedPerson>()
  const generations = memoryStore<{ latest: number }>()
  const popularity = { tags: tags.store, people: counted.store, generations: generations.store } as never
  const likes = new Map<string, { version: number; tags: Set<number> }>()
  const queues = new Map<string, (() => Promise<void>)[]>()
  const handled = new Map<string, () => Promise<void>>()
  let events = 0
  let generation = 0

  const enqueue = (key: string, handle: () => Promise<void>) => {
    queues.set(key, [...(queues.get(key) ?? []), handle])
  }
  const envelope = (subject: string, sequence: number, data: unknown) => {
    events += 1
    return { id: `e${events}`, subject, sequence, time: '2026-01-01T00:00:00Z', data } as never
  }

  function toggle(person: string, id: number) {
    const now = likes.get(person) ?? { version: 0, tags: new Set<number>() }
    const has = now.tags.delete(id)
    if (!has) now.tags.add(id)
    now.version += 1
    likes.set(person, now)
    const item = [{ kind: 'tag' as const, id }]
    const data = likesChanged.data.parse({ liked: has ? [] : item, unliked: has ? item : [] })
    const event = envelope(person, now.version, data)
    enqueue(person, () => count(popularity, event))
  }

  /** What a command of this generation asks for, seeing what there is now. */
  function pass(): boolean {
    if (generation === 0) return false
    const behind = [...new Set([...likes.keys(), ...counted.states.keys()])].filter((person) => {
      const known = counted.states.get(person)
      if (!known || 'erased' in known || generationOf(known) < generation) return true
      return tagIds.some(
        (id) => (known.tags[id]?.liked ?? false) !== (likes.get(person)?.tags.has(id) ?? false),
      )
    })
    for (const person of behind) {
      const source = likes.get(person)
      const liked = [...(source?.tags ?? [])].map((id) => ({ kind: 'tag' as const, id }))
      const data = likesRestated.data.parse({ generation, liked, ...(!source && { gone: true }) })
      const event = envelope(person, source?.version ?? 1, data)
      enqueue(person, () => takeOver(popularity, event))
    }
    if (behind.length > 0) return true
    const old = [...tags.states.values()].filter((tag) => (tag.generation ?? 0) < generation)
    for (const { tagId } of old) {
      const event = envelope('recount', 1, likesRecounted.data.parse({ generation, tagId }))
      enqueue(`tag/${tagId}`, () => recount(popularity, event))
    }
    return old.length > 0
  }

  async function deliver(key: string) {
    const [handle, ...rest] = queues.get(key) ?? []
    if (!handle) return
    await handle()
    handled.set(key, handle)
    queues.set(key, rest)
  }

  /** The last thing of a key, delivered again. */
  const again = async (key: string) => handled.get(key)?.()
  const begin = () => {
    generation += 1
  }
  async function settle() {
    for (const key of [...queues.keys()]) while (queues.get(key)?.length) await deliver(key)
  }
  const truth = () =>
    Object.fromEntries(
      tagIds.map((id) => [id, [...likes.values()].filter(({ tags }) => tags.has(id)).length]),
    )
  const found = () => Object.fromEntries(tagIds.map((id) => [id, tags.states.get(`tag/${id}`)?.likes ?? 0]))
  /** What was handled by now is not delivered again. */
  const commit = () => handled.clear()
  return { toggle, pass, deliver, again, commit, begin, settle, truth, found, tags, counted }
}

async function follow(here: ReturnType<typeof site>, step: Step): Promise<void> {
  if (step.kind === 'toggle') here.toggle(step.person, step.tagId)
  else if (step.kind === 'begin') here.begin()
  else if (step.kind === 'pass') here.pass()
  else if (step.kind === 'deliver') await here.deliver(step.person)
  else await here.again(step.person)
}

test('a rebuild ends with the true counts, whatever was wrong before and whatever happens meanwhile', async () => {
  const damage = fc.record({
    counts: fc.array(fc.tuple(fc.constantFrom(...tagIds), fc.integer({ min: -3, max: 9 }))),
    forgotten: fc.subarray(people),
    unknown: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      damage,
      fc.array(step, { maxLength: 60 }),
      async (before, { counts, forgotten, unknown }, during) => {
        const here = site()
        for (const each of before) await follow(here, each)
        await here.settle()
        here.commit()
        for (const [tagId, likes] of counts) {
          const tag = here.tags.states.get(`tag/${tagId}`)
          if (tag) here.tags.states.set(`tag/${tagId}`, { ...tag, likes })
        }
        for (const person of forgotten) here.counted.states.delete(person)
        if (unknown) here.counted.states.set('nadie', { tags: { 1: { liked: true, version: 3 } } })
        here.begin()
        for (const each of during) await follow(here, each)
        do await here.settle()
        while (here.pass())
        await here.settle()
        expect(here.found()).toEqual(here.truth())
      },
    ),
    { numRuns: 1_000 },
  )
})

test('while everybody is counted again the number that is served stays', async () => {
  const here = site()
  for (const person of people) here.toggle(person, 1)
  await here.settle()
  here.begin()
  here.pass()
  await here.deliver('ana')
  expect(here.found()).toEqual({ 1: 3, 2: 0 })
  here.toggle('bea', 1)
  here.toggle('ana', 2)
  await here.settle()
  expect(here.found()).toEqual({ 1: 2, 2: 1 })
})
