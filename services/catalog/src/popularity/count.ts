import { type CloudEvent, likesChanged } from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { z } from 'zod'
import { type Addition, additions, counted } from './counted-person.ts'
import type { Popularity } from './stores.ts'

/** Counts likes from their events: each person once per tag, whatever is redelivered. */
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
 * Writes two kinds of aggregates, because one cannot hold all people. The person is written last: after a crash the
 * event is redelivered, and tags that already counted it recognise its id as idempotency key.
 */
async function count(
  { tags, people }: Popularity,
  { id: idempotencyKey, subject, sequence, time, data }: Changed,
) {
  const change = { ...data, version: sequence, at: time }
  const person = (await people.get(subject))?.state
  for (const { tagId, by } of additions(person, change)) {
    await tags.update(`tag/${tagId}`, add({ tagId, by }), { idempotencyKey })
  }
  await people.update(subject, (now) => [counted(now, change) ?? null, []])
}

const add =
  ({ tagId, by }: Addition) =>
  (tag: { likes: number } | undefined) =>
    [{ tagId, likes: (tag?.likes ?? 0) + by }, []] as const
