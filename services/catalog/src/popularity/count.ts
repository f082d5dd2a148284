import { type CloudEvent, likesChanged } from '@semaforo/contracts'
import { consume, type Log, on, type Platform, type Subscription } from '@semaforo/service-kit'
import type { z } from 'zod'
import { type Addition, additions, counted } from './counted-person.ts'
import type { Popularity } from './stores.ts'

/** Counts likes as they are told: each person once for each tag, whatever comes again. */
export function countPopularity(
  events: Platform['log'],
  popularity: Popularity,
  logger: Log,
): Promise<Subscription> {
  return consume(events, {
    group: 'catalog-liked-tags',
    logger,
    on: [on(likesChanged, (event) => count(popularity, event))],
  })
}

type Changed = CloudEvent<z.infer<typeof likesChanged.data>>

/**
 * Two kinds of writes, because one aggregate can not hold all people. The person is written last: where the
 * process ends before, the event comes again, and the tags that have it already remember its id.
 */
async function count({ tags, people }: Popularity, { id: cause, subject, sequence, data }: Changed) {
  const change = { ...data, version: sequence }
  const person = (await people.get(subject))?.state
  for (const { tagId, by } of additions(person, change)) {
    await tags.update(`tag/${tagId}`, add({ tagId, by }), { cause })
  }
  await people.update(subject, (now) => [counted(now, change) ?? null, []])
}

const add =
  ({ tagId, by }: Addition) =>
  (tag: { likes: number } | undefined) =>
    [{ tagId, likes: (tag?.likes ?? 0) + by }, []] as const
