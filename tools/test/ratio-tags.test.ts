import { rules } from '@semaforo/diagnosis'
import { leverRules } from '../../packages/diagnosis/src/improve/levers.ts'
import { slugOf } from '../../services/catalog/src/content/slug.ts'
import { tags } from '../../services/catalog/src/content/tags.ts'

const slugs = new Set(tags.map(({ name }) => slugOf(name)))

test.each([...rules, ...leverRules])('$key leads to topics that the catalog has', ({ tags }) => {
  expect(tags.length).toBeGreaterThan(0)
  for (const tag of tags) expect(slugs).toContain(tag)
})
