import { z } from 'zod'
import { lessons } from '../demo/lessons/index.ts'
import { questions } from '../demo/questions/index.ts'
import { slugOf } from '../src/content/slug.ts'
import { tags } from '../src/content/tags.ts'

const words = (min: number, max: number) => z.string().trim().min(min).max(max)
const Answer = z.strictObject({ text: words(1, 90), right: z.boolean(), why: words(25, 150) })
const Question = z.strictObject({
  text: words(20, 170),
  scene: z.object({ lesson: z.int().min(1), scene: z.int().min(1) }),
  answers: z.array(Answer).length(3),
})

test('every topic with lessons has three questions, in the order of the tags', () => {
  expect(questions.map(({ tag }) => tag)).toEqual(tags.map(({ name }) => slugOf(name)))
})

const all = questions.flatMap(({ tag, questions }) =>
  questions.map((question, at) => ({ name: `${tag} ${at + 1}`, tag, question })),
)

test.each(all)(
  '$name is short, has one right answer, and names the scene that holds it',
  ({ tag, question }) => {
    expect(() => Question.parse(question)).not.toThrow()
    expect(question.answers.filter(({ right }) => right)).toHaveLength(1)
    expect(new Set(question.answers.map(({ text }) => text)).size).toBe(3)
    const lesson = lessons.find(({ id }) => id === `leccion-${tag}-${question.scene.lesson}`)
    expect(lesson?.scenes[question.scene.scene - 1]).toBeDefined()
  },
)

test.each(questions)('the questions about $tag are three, of different scenes', ({ questions }) => {
  expect(questions).toHaveLength(3)
  expect(new Set(questions.map(({ scene }) => `${scene.lesson} ${scene.scene}`)).size).toBe(3)
})

test('the right answer is not always in the same place', () => {
  const places = all.map(({ question }) => question.answers.findIndex(({ right }) => right))
  for (const place of [0, 1, 2]) {
    expect(places.filter((one) => one === place).length).toBeGreaterThan(all.length / 5)
  }
})
