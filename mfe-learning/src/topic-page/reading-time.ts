import type { WrittenLesson } from '@semaforo/contracts'

/** Words a minute of somebody who reads Spanish to understand it. */
const wordsPerMinute = 180

/** How long it takes to read lessons, in whole minutes, at least one. */
export function minutesOf(lessons: readonly WrittenLesson[]): number {
  const words = lessons
    .flatMap(({ scenes }) => scenes)
    .map(({ title, text }) => `${title} ${text}`.split(/\s+/).length)
    .reduce((sum, count) => sum + count, 0)
  return Math.max(1, Math.round(words / wordsPerMinute))
}
