import { type CountedPerson, generationOf } from '@semaforo/catalog/counted-person'
import type { LikedTag } from '@semaforo/catalog/liked-tag'
import { likesRecounted, likesRestated } from '@semaforo/contracts'
import { isErased, likedItems, type PersonLikes } from '@semaforo/likes/likes'
import { type Correction, correction, type ReadModel, statesOf } from './correction.ts'

/** How many people like each tag: everybody is counted again beside the count that is served, which is replaced last. */
export const popularity: ReadModel = {
  service: 'catalog',
  model: 'popularity',
  group: 'catalog-liked-tags',
  async corrections(read, generation) {
    const people = await statesOf<PersonLikes>(read, { service: 'likes', store: 'person' })
    const counted = await statesOf<CountedPerson>(read, { service: 'catalog', store: 'counted-person' })
    const tags = await statesOf<LikedTag>(read, { service: 'catalog', store: 'liked-tag' })
    const behind = [...people].flatMap(([id, { version, state }]) => {
      if (isErased(state)) return []
      return ofPerson(id, { version, state }, counted.get(id)?.state, generation)
    })
    const gone = [...counted]
      .filter(([id, { state }]) => !('erased' in state) && isGone(people.get(id)?.state))
      .map(([id, { version }]) =>
        correction(likesRestated, {
          id,
          mark: `gone ${version}`,
          subject: id,
          sequence: 1,
          data: { generation, liked: [], gone: true },
        }),
      )
    const old = [...tags]
      .filter(([, { state }]) => (state.generation ?? 0) < generation)
      .map(([id, { state }]) =>
        correction(likesRecounted, {
          id,
          mark: 'recount',
          subject: id,
          sequence: 1,
          data: { generation, tagId: state.tagId },
        }),
      )
    return [[...behind, ...gone], old]
  },
}

const isGone = (likes: PersonLikes | undefined) => !likes || isErased(likes)

function ofPerson(
  id: string,
  { version, state }: { version: number; state: PersonLikes },
  known: CountedPerson | undefined,
  generation: number,
): Correction[] {
  // An erased account stays erased: its likes are on their way out.
  if (known && 'erased' in known) return []
  const { tag, roadmap } = likedItems(state)
  const likedNow = new Set(tag)
  const likedThen = Object.keys(known?.tags ?? {}).filter((tagId) => known?.tags[tagId]?.liked)
  const isSame = likedThen.length === likedNow.size && likedThen.every((tagId) => likedNow.has(Number(tagId)))
  const isBehind = likedThen.length + likedNow.size > 0 && (known ? generationOf(known) : 0) < generation
  if (isSame && !isBehind) return []
  const liked = [
    ...tag.map((id) => ({ kind: 'tag' as const, id })),
    ...roadmap.map((id) => ({ kind: 'roadmap' as const, id })),
  ]
  const mark = isBehind ? `behind ${generation}` : `${version} ${JSON.stringify(known)}`
  return [
    correction(likesRestated, { id, mark, subject: id, sequence: version, data: { generation, liked } }),
  ]
}
