import * as z from 'zod/mini'

/** A line of a scene's figure in words: a step or a formula alone, or what a value is the value of. */
const Fact = z.object({ label: z.string(), value: z.optional(z.string()) })
export type Fact = z.infer<typeof Fact>

const Scene = z.object({ title: z.string(), text: z.string(), facts: z.array(Fact) })

/** A lesson to read: what its scenes say and show. */
export const WrittenLesson = z.object({ id: z.string(), title: z.string(), scenes: z.array(Scene) })
export type WrittenLesson = z.infer<typeof WrittenLesson>

/**
 * A question about what a topic's lessons say. One answer is right; `why` is said to who chose it. `scene` is where the
 * answer stands: `id` is the lesson's with the number of the scene, `leccion-flujo-de-efectivo-1-2`.
 */
export const LessonQuestion = z.object({
  text: z.string(),
  answers: z.array(z.object({ text: z.string(), right: z.boolean(), why: z.string() })),
  scene: z.object({ id: z.string(), title: z.string() }),
})
export type LessonQuestion = z.infer<typeof LessonQuestion>

/** What the page of a lesson tells the page around it, of the same origin, when it has been played to its end. */
export const LessonEnded = z.object({ type: z.literal('lesson-ended'), id: z.string() })
export type LessonEnded = z.infer<typeof LessonEnded>

/** What a card shows of one of our own lessons: the slug of its topic, how long it plays and its first scene. */
export const LessonCard = z.object({ topic: z.string(), seconds: z.number(), scene: Scene })
export type LessonCard = z.infer<typeof LessonCard>
