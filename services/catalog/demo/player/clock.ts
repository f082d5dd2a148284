import type { Scene } from '../../src/content/schema.ts'

/** A position in a lesson: the scene, and the seconds since it began. */
export type Moment = { scene: number; elapsed: number }

export type Clock = { total: number; at(time: number): Moment; endOf(scene: number): number }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Reading time of a scene in seconds. */
const durationOf = ({ text }: Scene): number => clamp(5 + text.length / 40, 7, 8)

/** The timeline of a lesson, in seconds. */
export function clockOf(scenes: readonly Scene[]): Clock {
  let total = 0
  const starts = scenes.map((scene) => {
    const start = total
    total += durationOf(scene)
    return start
  })
  const startOf = (scene: number) => starts[scene] ?? 0
  return {
    total,
    endOf: (scene) => starts[scene + 1] ?? total,
    at: (time) => {
      const scene = Math.max(
        0,
        starts.findLastIndex((start) => start <= time),
      )
      return { scene, elapsed: Math.max(0, time - startOf(scene)) }
    },
  }
}
