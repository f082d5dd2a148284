import { type Acknowledged, checkLikes, type Found, type FoundEvent } from '../src/likes-checker.ts'

const liked = (sequence: number, tag: number, id = `ana-${sequence}`): FoundEvent => ({
  id,
  person: 'ana',
  sequence,
  liked: [tag],
  unliked: [],
})
const acknowledged: Acknowledged[] = [
  { person: 'ana', version: 1, tags: [7] },
  { person: 'ana', version: 2, tags: [7, 8] },
]
const whole: Found = {
  likes: new Map([['ana', { version: 2, tags: [7, 8] }]]),
  popularity: new Map([
    [7, 1],
    [8, 1],
    [9, 0],
  ]),
  events: [liked(1, 7), liked(2, 8)],
}
const check = (changed: Partial<Found>, answers = acknowledged) =>
  checkLikes(answers, { ...whole, ...changed })
const nothing = { acknowledged: 2, lost: 0, duplicates: 0, disorders: 0, republished: 0, findings: [] }

test('finds nothing where everything is there once and in order', () => {
  expect(check({})).toEqual(nothing)
})

test('copies of one event are allowed, wherever they are, and counted', () => {
  expect(check({ events: [liked(1, 7), liked(2, 8), liked(1, 7)] })).toEqual({ ...nothing, republished: 1 })
})

test('a write that was not answered may be there', () => {
  expect(check({}, acknowledged.slice(0, 1))).toEqual({ ...nothing, acknowledged: 1 })
})

test.each<[string, Partial<Found>, object]>([
  [
    'an answered write that is not stored',
    {
      likes: new Map([['ana', { version: 1, tags: [7] }]]),
      popularity: new Map([[7, 1]]),
      events: [liked(1, 7)],
    },
    { lost: 1, findings: ['answered, not stored: ana 2'] },
  ],
  [
    'a person of whom nothing is there',
    { likes: new Map(), popularity: new Map(), events: [] },
    { lost: 2, findings: ['answered, not stored: ana 1'] },
  ],
  [
    'a version without an event',
    { events: [liked(2, 8)] },
    { lost: 1, findings: ['version without an event: ana 1'] },
  ],
  [
    'an answer that the events contradict',
    { events: [liked(1, 7), liked(2, 9)] },
    { lost: 2, findings: ['answered otherwise than published: ana 2'] },
  ],
  [
    'two events of a version',
    { events: [liked(1, 7), liked(2, 8), liked(2, 8, 'another')] },
    { duplicates: 1, findings: ['two events of a version: ana 2'] },
  ],
  [
    'events in the wrong order',
    { events: [liked(2, 8), liked(1, 7)] },
    { disorders: 1, findings: ['event behind a later one: ana 1'] },
  ],
  [
    'a person that is counted twice',
    { popularity: new Map([...whole.popularity, [7, 2]]) },
    { duplicates: 1, findings: ['people counted twice: tag 7: 1'] },
  ],
  [
    'a person that is not counted',
    { popularity: new Map([[7, 1]]) },
    { lost: 1, findings: ['people not counted: tag 8: 1'] },
  ],
])('reports %s', (_, changed, report) => {
  expect(check(changed)).toEqual({ ...nothing, ...report })
})
