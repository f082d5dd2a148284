import type { LessonQuestion } from '@semaforo/contracts'
import { questions } from '../src/content/content.ts'
import type { Question } from '../src/content/schema.ts'
import { typeset } from './player/format.ts'
import { writtenLessons } from './written-lessons.ts'

/** Every question as the page of its topic shows it, by the slug of the topic. */
export const writtenQuestions: ReadonlyMap<string, LessonQuestion[]> = new Map(
  questions.map(({ tag, questions }) => [tag, questions.map((question) => written(tag, question))]),
)

/** @throws {Error} for a scene that the topic does not have */
function written(tag: string, { text, answers, scene }: Question): LessonQuestion {
  const lesson = writtenLessons.get(tag)?.[scene.lesson - 1]
  const shown = lesson?.scenes[scene.scene - 1]
  if (!lesson || !shown) throw new Error(`${tag}: no scene ${scene.lesson}-${scene.scene}`)
  return {
    text: typeset(text),
    answers: answers.map((answer) => ({
      ...answer,
      text: typeset(answer.text),
      why: typeset(answer.why),
    })),
    scene: { id: `${lesson.id}-${scene.scene}`, title: shown.title },
  }
}
