/**
 * How many people like a tag: of those who were counted in its `generation` or a later one. A rebuild counts everybody
 * again beside it, in `next`, while `likes` goes on being served.
 */
export type LikedTag = {
  tagId: number
  likes: number
  /** Missing where no rebuild ever ended. */
  generation?: number
  next?: { generation: number; likes: number }
}

/** A change of what one person, counted in a generation, adds to a tag. */
export type Addition = { tagId: number; by: 1 | -1 }

/** Adds to the counts that the person is part of. */
export function add(tag: LikedTag | undefined, { tagId, by }: Addition, generation: number): LikedTag {
  if (!tag) return { tagId, likes: by, ...named(generation) }
  const isIn = generation >= (tag.generation ?? 0)
  return { ...tag, likes: isIn ? tag.likes + by : tag.likes, ...next(tag, by, generation) }
}

/** A person's like of a tag as a rebuild found it: counted `before` in the generation `from`, and liked or not `now`. */
export type Restated = { tagId: number; from: number; before: 0 | 1; now: 0 | 1 }

/** Takes a person over into a generation, with what is true now in the place of what was counted. */
export function restate(
  tag: LikedTag | undefined,
  { tagId, from, before, now }: Restated,
  generation: number,
): LikedTag {
  if (!tag) return { tagId, likes: now, ...named(generation) }
  const wasIn = from >= (tag.generation ?? 0) ? before : 0
  const wasNext = from >= generation ? before : 0
  return { ...tag, likes: tag.likes + now - wasIn, ...next(tag, now - wasNext, generation) }
}

/** Serves the count of a generation from now on: everybody was taken over into it. */
export function switchTo(tag: LikedTag, generation: number): LikedTag {
  const counted = tag.next?.generation ?? 0
  if ((tag.generation ?? 0) >= generation || counted > generation) return tag
  return { tagId: tag.tagId, likes: counted === generation ? (tag.next?.likes ?? 0) : 0, generation }
}

const named = (generation: number) => (generation > 0 ? { generation } : {})

function next(tag: LikedTag, by: number, generation: number): Pick<LikedTag, 'next'> {
  const counted = tag.next?.generation ?? 0
  if (generation <= (tag.generation ?? 0) || generation < counted) return {}
  return { next: { generation, likes: (counted === generation ? (tag.next?.likes ?? 0) : 0) + by } }
}
