import { type Seen, withSeen } from '../src/seen/with-seen.ts'

const aLesson = (more: Partial<Seen> = {}): Seen => ({
  id: 'leccion-resico-1',
  title: 'RESICO',
  topic: 'resico',
  whole: false,
  ...more,
})

test('the lesson that is played is the latest, and is remembered once', () => {
  const lessons = [aLesson(), aLesson({ id: 'otra' })]
  expect(withSeen(lessons, aLesson()).map(({ id }) => id)).toEqual(['otra', 'leccion-resico-1'])
})

test('a lesson that was seen whole stays so when it is begun again', () => {
  expect(withSeen([aLesson({ whole: true })], aLesson())).toEqual([aLesson({ whole: true })])
})

test('the oldest of more than 300 are forgotten', () => {
  const lessons = Array.from({ length: 300 }, (_, index) => aLesson({ id: String(index) }))
  const kept = withSeen(lessons, aLesson())
  expect(kept).toHaveLength(300)
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual(['1', 'leccion-resico-1'])
})
