import { type CountedTag, countLikes, type Tag } from '@semaforo/contracts'
import { warnRarely } from '@semaforo/platform'
import type { Log, Peer } from '@semaforo/service-kit'

const timeoutMs = 3_000
/** Counting reads all likes: it may take a hundredth of the time, and a count is at most a minute old. */
const pauseMs = (tookMs: number) => Math.min(Math.max(1_000, 100 * tookMs), 60_000)

/** Adds to tags how many people like them. */
export type WithLikes = (tags: readonly Tag[]) => Promise<CountedTag[]>

/** Asks the likes service for the counts, at most once a second; the last counts stay while it does not answer. */
export function likeCounts(likes: Peer | undefined, log: Log): WithLikes {
  const warn = warnRarely(log, 'likes cannot be counted: the last counts are used')
  let counts: ReadonlyMap<number, number> = new Map()
  let freshUntil = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const began = performance.now()
    try {
      const answer = await likes?.read(countLikes.path, {}, timeoutMs)
      const { tags } = countLikes.answer.parse(JSON.parse(String(answer?.body)))
      counts = new Map(tags.map((tag) => [tag.id, tag.likes]))
    } catch (error) {
      warn(error)
    }
    const now = performance.now()
    freshUntil = now + pauseMs(now - began)
    asking = undefined
  }

  return async (tags) => {
    if (performance.now() >= freshUntil) {
      asking ??= ask()
      await asking
    }
    return tags.map((tag) => ({ ...tag, likes: counts.get(tag.id) ?? 0 }))
  }
}
