import { tags } from '@semaforo/catalog/content'
import { slugOf } from '@semaforo/catalog/slug'
import { rules } from '@semaforo/diagnosis'
import { leverRules } from '@semaforo/diagnosis/levers'

const slugs = new Set(tags.map(({ name }) => slugOf(name)))

test.each([...rules, ...leverRules])('$key refers to topics of the catalog', ({ tags }) => {
  expect(tags.length).toBeGreaterThan(0)
  for (const tag of tags) expect(slugs).toContain(tag)
})
