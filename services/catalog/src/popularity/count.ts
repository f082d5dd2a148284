import { type CloudEvent, likesChanged, likesRecounted, likesRestated } from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { z } from 'zod'
import { additions, counted, generationOf } from './counted-person.ts'
import { joinLatest } from './generations.ts'
import { add } from './liked-tag.ts'
import { recount, takeOver } from './recount.ts'
import type { Popularity } from './stores.ts'

/** Counts likes from their events: each person once per tag, whatever is redelivered or rebuilt. */
export function countPopularity(
  events: Platform['log'],
  popularity: Popularity,
  logger: Log,
): Promise<Subscription> {
  return consume(events, {
    group: 'catalog-liked-tags',
    logger,
    on: [
      on(likesChanged, (event) => count(popularity, event)),
      on(likesRestated, (event) => takeOver(popularity, event)),
      on(likesRecounted, (event) => recount(popularity, event)),
    ],
  })
}

type Changed = CloudEvent<z.infer<typeof likesChanged.data>>

/**
 * Writes two kinds of aggregates, because one cannot hold all people. The person is written last: after a crash the
 * event is redelivered, and tags that already counted it recognise its id as idempotency key.
 */
export async function count(
  popularity: Popularity,
  { id: idempotencyKey, subject, sequence, time, data }: Changed,
) {
  const { tags, people } = popularity
  const change = { ...data, version: sequence, at: time }
  const known = (await people.get(subject))?.state
  const added = additions(known, change)
  const person = known || added.length === 0 ? known : await joinLatest(popularity, subject)
  for (const addition of added) {
    const generation = person ? generationOf(person) : 0
    await tags.update(`tag/${addition.tagId}`, (tag) => [add(tag, addition, generation), []], {
      idempotencyKey,
    })
  }
  await people.update(subject, (now) => [counted(now, change) ?? null, []])
}
