import { Tag } from '@semaforo/contracts'
import fc from 'fast-check'
import { roadmaps } from '../src/content/roadmaps.ts'
import { slugOf } from '../src/content/slug.ts'
import { tags } from '../src/content/tags.ts'

test('there are 24 tags whose ids are their positions and whose slugs are unique', () => {
  expect(tags.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  expect(new Set(tags.map(({ name }) => slugOf(name))).size).toBe(24)
})

test.each(tags)('$name has a description of about two lines, and is a tag by contract', (tag) => {
  expect(tag.description.length).toBeGreaterThanOrEqual(90)
  expect(tag.description.length).toBeLessThanOrEqual(170)
  expect(() => Tag.parse({ ...tag, slug: slugOf(tag.name) })).not.toThrow()
})

test.each(roadmaps)('$title promises something in a sentence', ({ promise }) => {
  expect(promise).toMatch(/^\p{Lu}[^.]{30,130}\.$/u)
})

test('the 8 roadmaps name only tags that exist, none of them twice', () => {
  const ids = new Set(tags.map(({ id }) => id))
  expect(roadmaps).toHaveLength(8)
  for (const { tagIds } of roadmaps) {
    expect(tagIds.every((id) => ids.has(id))).toBe(true)
    expect(new Set(tagIds).size).toBe(tagIds.length)
  }
})

test('a slug is lowercase, without accents, with hyphens for spaces', () => {
  expect(slugOf('Razón de liquidez')).toBe('razon-de-liquidez')
  expect(slugOf('CFDI 4.0')).toBe('cfdi-4-0')
  expect(slugOf('Diseño y señal')).toBe('diseno-y-senal')
})

test('any slug is empty or URL-safe, and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
