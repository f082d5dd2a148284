import type { Roadmap } from '@semaforo/contracts'

/** How long the lessons of a topic play, in seconds, by its slug. */
export type Lengths = ReadonlyMap<string, number>

/** Roadmaps with the minutes that their lessons play: at least one, and none where there are no lessons of ours. */
export function withMinutes(roadmaps: readonly Roadmap[], lengths: Lengths): Roadmap[] {
  return roadmaps.map((roadmap) => {
    const seconds = roadmap.tags.reduce((sum, { slug }) => sum + (lengths.get(slug) ?? 0), 0)
    return seconds > 0 ? { ...roadmap, minutes: Math.max(1, Math.round(seconds / 60)) } : roadmap
  })
}
