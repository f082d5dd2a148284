import { roadmapAbout } from '../src/profile/path/roadmap-about.ts'

const roadmap = (title: string, ...slugs: string[]) => ({
  title,
  slug: title,
  tags: slugs.map((slug, id) => ({ id, slug })),
})

test('the roadmap with most topics about the indicator is taken, the earlier one of equals', () => {
  const roadmaps = [
    roadmap('one', 'caja'),
    roadmap('two', 'caja', 'deuda'),
    roadmap('three', 'deuda', 'caja'),
  ]
  expect(roadmapAbout(['deuda', 'caja'], roadmaps)?.title).toBe('two')
})

test('no roadmap is about what none teaches', () => {
  expect(roadmapAbout(['caja'], [roadmap('one', 'ventas')])).toBeUndefined()
})
