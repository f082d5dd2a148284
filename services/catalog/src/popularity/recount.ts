import type { CloudEvent, likesRecounted, likesRestated } from '@semaforo/contracts'
import type { z } from 'zod'
import { restatedPerson, restatements } from './counted-person.ts'
import { beginGeneration } from './generations.ts'
import { type LikedTag, restate, switchTo } from './liked-tag.ts'
import type { Popularity } from './stores.ts'

type Restated = CloudEvent<z.infer<typeof likesRestated.data>>
type Recounted = CloudEvent<z.infer<typeof likesRecounted.data>>

/**
 * Takes a person over into the generation of a rebuild; of who is in it already, only what is wrong is changed. The tags
 * are written first, each with the event's id, and the person last, as for a like.
 */
export async function takeOver(popularity: Popularity, event: Restated): Promise<void> {
  const { tags, people } = popularity
  const { id: idempotencyKey, subject, sequence, data } = event
  await beginGeneration(popularity, data.generation)
  const person = (await people.get(subject))?.state
  if (person && 'erased' in person) return
  const liked = data.liked.filter(({ kind }) => kind === 'tag').map(({ id }) => id)
  const version = data.gone ? Number.MAX_SAFE_INTEGER : sequence
  const next = restatedPerson(person, { liked, version, generation: data.generation })
  for (const each of restatements(person, next)) {
    const restated = (tag: LikedTag | undefined) => restate(tag, each, next.generation)
    await tags.update(`tag/${each.tagId}`, (tag) => [restated(tag), []], { idempotencyKey })
  }
  await people.update(subject, () => [data.gone ? null : next, []])
}

/** Serves the count of a generation that is complete. */
export async function recount({ tags }: Popularity, { data }: Recounted): Promise<void> {
  await tags.update(`tag/${data.tagId}`, (tag) => [tag ? switchTo(tag, data.generation) : null, []])
}
