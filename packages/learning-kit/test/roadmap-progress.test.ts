import { roadmapProgress } from '../src/progress/roadmap-progress.ts'

const tags = [{ id: 1 }, { id: 2 }, { id: 3 }]
const learned =
  (...ids: number[]) =>
  (id: number | string) =>
    ids.includes(Number(id))

test.each([
  ['nothing learned', [], { learned: 0, total: 3, next: { id: 1 } }],
  ['a later topic learned first', [2], { learned: 1, total: 3, next: { id: 1 } }],
  ['others learned too', [1, 2, 9], { learned: 2, total: 3, next: { id: 3 } }],
  ['all learned', [1, 2, 3], { learned: 3, total: 3, next: undefined }],
])('%s', (_name, ids, progress) => {
  expect(roadmapProgress(tags, learned(...ids))).toEqual(progress)
})

test('a roadmap without topics has nothing to go on with', () => {
  expect(roadmapProgress([], learned())).toEqual({ learned: 0, total: 0, next: undefined })
})
