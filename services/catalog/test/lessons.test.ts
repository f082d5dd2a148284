import { z } from 'zod'
import { lessons } from '../demo/lessons/index.ts'
import { clockOf } from '../demo/player/clock.ts'
import { slugOf } from '../src/content/slug.ts'
import { tags } from '../src/content/tags.ts'

const words = (max: number) => z.string().trim().min(1).max(max)
const unit = z.enum(['pesos', 'porciento', 'dias', 'veces', 'piezas'])
const Figure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bars'),
    unit,
    items: z
      .array(z.object({ label: words(22), value: z.number().nonnegative() }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('formula'), text: words(44), result: words(26) }),
  z.strictObject({ kind: z.literal('timeline'), steps: z.array(words(24)).min(2).max(5) }),
  z.strictObject({ kind: z.literal('number'), unit, value: z.number(), label: words(40) }),
])
const Lesson = z.strictObject({
  id: z.string().regex(/^leccion-[a-z0-9-]+-[1-4]$/),
  tag: z.enum(tags.map(({ name }) => slugOf(name))),
  title: z.string().min(15).max(60),
  scenes: z
    .array(z.strictObject({ title: words(45), text: z.string().min(40).max(130), figure: Figure.optional() }))
    .min(4)
    .max(5),
})

test.each(lessons)('$id fits its frame', (lesson) => {
  expect(() => Lesson.parse(lesson)).not.toThrow()
})

test.each(lessons)('$id shows figures in most of its scenes and lasts 28 to 40 seconds', ({ scenes }) => {
  expect(scenes.filter(({ figure }) => figure).length).toBeGreaterThanOrEqual(2)
  const { total } = clockOf(scenes)
  expect(total).toBeGreaterThanOrEqual(28)
  expect(total).toBeLessThanOrEqual(40)
})

test('every tag has four lessons, and no id or title comes twice', () => {
  for (const { name } of tags) {
    expect(lessons.filter(({ tag }) => tag === slugOf(name))).toHaveLength(4)
  }
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(96)
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(96)
})
