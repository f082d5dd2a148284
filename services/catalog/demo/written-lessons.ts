import type { Fact, LessonCard, WrittenLesson } from '@semaforo/contracts'
import { lessons } from '../src/content/content.ts'
import type { Figure, Lesson, Scene } from '../src/content/schema.ts'
import { clockOf } from './player/clock.ts'
import { typeset, writtenValue } from './player/format.ts'

/** Every lesson in writing, by the slug of its tag. */
export const writtenLessons: ReadonlyMap<string, WrittenLesson[]> = new Map(
  Array.from(
    Map.groupBy(lessons, ({ tag }) => tag),
    ([tag, ofTag]) => [tag, ofTag.map(written)],
  ),
)

/** What a card shows of each lesson, by its id. */
export const lessonCards: ReadonlyMap<string, LessonCard> = new Map(
  lessons.flatMap(({ id, tag, scenes }) => {
    const [first] = scenes
    return first ? [[id, { topic: tag, seconds: clockOf(scenes).total, scene: sceneIn(first) }]] : []
  }),
)

/** How many seconds all lessons of a topic play, by its slug. */
export const lessonLengths: ReadonlyMap<string, number> = new Map(
  Array.from(
    Map.groupBy(lessonCards.values(), ({ topic }) => topic),
    ([topic, cards]) => [topic, cards.reduce((sum, { seconds }) => sum + seconds, 0)],
  ),
)

function written({ id, title, scenes }: Lesson): WrittenLesson {
  return { id, title, scenes: scenes.map(sceneIn) }
}

function sceneIn({ title, text, figure }: Scene): LessonCard['scene'] {
  return { title, text: typeset(text), facts: figure ? factsIn(figure) : [] }
}

/** What a figure shows at its end. */
function factsIn(figure: Figure): Fact[] {
  switch (figure.kind) {
    case 'bars':
      return figure.items.map(({ label, value }) => ({ label, value: writtenValue(value, figure.unit) }))
    case 'formula':
      return [{ label: typeset(`${figure.text} =`), value: typeset(figure.result) }]
    case 'timeline':
      return figure.steps.map((step) => ({ label: typeset(step) }))
    case 'number':
      return [{ label: figure.label, value: writtenValue(figure.value, figure.unit) }]
  }
}
