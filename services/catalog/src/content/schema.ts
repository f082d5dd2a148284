import { z } from 'zod'

/** The files in `content/`. The lengths are those that fit where a text is shown. */
const words = (max: number, min = 1) => z.string().trim().min(min).max(max)

/** The unit in which a figure's numbers are formatted. */
const Unit = z.enum(['pesos', 'porciento', 'dias', 'veces', 'piezas'])
export type Unit = z.infer<typeof Unit>

const Figure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bars'),
    unit: Unit,
    items: z
      .array(z.strictObject({ label: words(22), value: z.number().nonnegative() }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('formula'), text: words(44), result: words(26) }),
  z.strictObject({ kind: z.literal('timeline'), steps: z.array(words(24)).min(2).max(5) }),
  z.strictObject({ kind: z.literal('number'), unit: Unit, value: z.number(), label: words(40) }),
])
export type Figure = z.infer<typeof Figure>

const Scene = z.strictObject({ title: words(45), text: words(130, 40), figure: Figure.exactOptional() })
export type Scene = z.infer<typeof Scene>

/** `lessons.json` of a topic. */
export const Lessons = z.array(z.strictObject({ title: words(60, 15), scenes: z.array(Scene).min(4).max(5) }))

/** A short animated lesson. `tag` is the slug of the topic that it teaches. */
export type Lesson = z.infer<typeof Lessons>[number] & { id: string; tag: string }

/** One of the answers that a question offers; `why` is shown to who chose it. */
const Answer = z.strictObject({ text: words(90), right: z.boolean(), why: words(150, 25) })

const Question = z.strictObject({
  text: words(170, 20),
  /** The scene that answers it: lesson and scene, each counted from 1. */
  scene: z.strictObject({ lesson: z.int().min(1), scene: z.int().min(1) }),
  answers: z
    .array(Answer)
    .length(3)
    .refine((answers) => answers.filter(({ right }) => right).length === 1, 'one answer is right')
    .refine((answers) => new Set(answers.map(({ text }) => text)).size === 3, 'no answer comes twice'),
})
export type Question = z.infer<typeof Question>

/** `questions.json` of a topic. */
export const Questions = z.array(Question).length(3)

/** `topic.json` of a topic. */
export const Topic = z.strictObject({ name: words(60), description: words(170, 90) })

/** `topics.json`: the slugs of all topics, in their order. */
export const Topics = z.array(z.string())

/** `roadmaps.json`: the roadmaps in their order, each with what one can do after it and the slugs of its topics. */
export const Roadmaps = z.array(
  z.strictObject({ title: words(60), promise: words(132, 30), topics: z.array(z.string()).min(1) }),
)
