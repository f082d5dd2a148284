import { progressChanged } from '@semaforo/contracts'
import fc from 'fast-check'
import { eraseProgress, learn, learnedTopics, type PersonProgress, unlearn } from '../src/progress/learned.ts'

const at = '2026-03-01T12:00:00.000Z'
const later = '2026-04-01T12:00:00.000Z'

test('a learned topic is stored with its time and published', () => {
  const [state, events] = learn(3, at)()
  expect(learnedTopics(state)).toEqual([{ id: 3, at }])
  expect(events).toEqual([
    { topic: 'likes.progress', type: 'progress.changed.v1', data: { learned: [3], unlearned: [] } },
  ])
})

test('learning again keeps the first time, and changes nothing', () => {
  const [state] = learn(3, at)()
  expect(learn(3, later)(state)).toEqual([state, []])
})

test('unmarking a topic that was never learned writes nothing', () => {
  expect(unlearn(3)()).toEqual([null, []])
  const [state] = learn(1, at)()
  expect(unlearn(3)(state)).toEqual([state, []])
})

test('an erasure publishes the removed topics once and prevents new progress', () => {
  const [one] = learn(1, at)()
  const [both] = learn(2, at)(one)
  const [erased, events] = eraseProgress(later)(both)
  expect(erased).toEqual({ erased: true, at: later })
  expect(progressChanged.data.parse(events[0]?.data)).toEqual({
    learned: [],
    unlearned: [1, 2],
    erased: true,
  })
  for (const decide of [eraseProgress(at), learn(1, at), unlearn(1)]) {
    expect(decide(erased)).toEqual([erased, []])
  }
  expect(learnedTopics(erased)).toEqual([])
})

test('erasing a person without progress publishes nothing', () => {
  expect(eraseProgress(at)()).toEqual([{ erased: true, at }, []])
})

test('after any commands the state is the requested set, and the events say the same', () => {
  const command = fc.record({ learns: fc.boolean(), id: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let state: PersonProgress | undefined
      const asked = new Set<number>()
      const published = new Set<number>()
      for (const { learns, id } of commands) {
        const [next, events] = (learns ? learn(id, at) : unlearn(id))(state)
        state = next ?? undefined
        if (learns) asked.add(id)
        else asked.delete(id)
        for (const { data } of events) {
          const change = progressChanged.data.parse(data)
          for (const one of change.learned) published.add(one)
          for (const one of change.unlearned) published.delete(one)
        }
      }
      expect(new Set(learnedTopics(state).map((topic) => topic.id))).toEqual(asked)
      expect(published).toEqual(asked)
    }),
  )
})
