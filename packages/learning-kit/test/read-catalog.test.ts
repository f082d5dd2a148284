import fc from 'fast-check'
import { readRoadmaps, readTags, slugOf } from '../src/catalog/read.ts'

describe('tags in every documented form', () => {
  const expected = [{ id: 3, name: 'Prueba ácida', slug: 'prueba-acida' }]

  test.each([
    ['an array of objects', [{ id: 3, name: 'Prueba ácida', slug: 'prueba-acida' }]],
    ['{tags}', { tags: [{ id: 3, name: 'Prueba ácida', slug: 'prueba-acida' }] }],
    ['tag_id and tag_name', [{ tag_id: 3, tag_name: 'Prueba ácida' }]],
  ])('%s', (_, answer) => {
    expect(readTags(answer)).toEqual(expected)
  })

  test('a plain string is its own name, its slug is its id', () => {
    expect(readTags(['Prueba ácida'])).toEqual([
      { id: 'prueba-acida', name: 'Prueba ácida', slug: 'prueba-acida' },
    ])
  })

  test('an invalid item is skipped and the others stay', () => {
    expect(readTags([null, 7, { id: 1 }, '', { tag_id: 3, tag_name: 'Prueba ácida' }])).toEqual(expected)
  })

  test('items are sorted by position; items without one come last in their original order', () => {
    const names = readTags(['c', { name: 'b', position: 2 }, 'd', { name: 'a', position: 1 }]).map(
      (tag) => tag.name,
    )
    expect(names).toEqual(['a', 'b', 'c', 'd'])
  })

  test('no input makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (answer) => Array.isArray(readTags(answer)) && Array.isArray(readRoadmaps(answer)),
      ),
    )
  })
})

test('roadmaps are read with title or name and their tags', () => {
  const answer = {
    roadmaps: [{ id: 2, name: 'Cobra a tiempo', tags: ['Factoraje financiero'], position: 5 }],
  }
  expect(readRoadmaps(answer)).toEqual([
    {
      id: 2,
      title: 'Cobra a tiempo',
      slug: 'cobra-a-tiempo',
      tags: [{ id: 'factoraje-financiero', name: 'Factoraje financiero', slug: 'factoraje-financiero' }],
    },
  ])
})

test('reads promise and minutes of a roadmap where they are valid', () => {
  const read = (more: object) => readRoadmaps([{ id: 2, title: 'Cobra a tiempo', tags: [], ...more }])[0]
  expect(read({ promise: 'Cobra antes.', minutes: 8 })).toMatchObject({ promise: 'Cobra antes.', minutes: 8 })
  expect(read({ promise: 7, minutes: -1 })).toEqual({
    id: 2,
    title: 'Cobra a tiempo',
    slug: 'cobra-a-tiempo',
    tags: [],
  })
})

test('a slug holds only lowercase letters, digits and single hyphens', () => {
  expect(slugOf(' ¿Qué es el CFDI 4.0? ')).toBe('que-es-el-cfdi-4-0')
  fc.assert(fc.property(fc.string(), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(name))))
})

test('reads a like count if it is a number of people, else undefined', () => {
  const likes = [3, 0, -1, 'many', undefined].map(
    (likes) => readTags([{ id: 1, name: 'IVA', likes }])[0]?.likes,
  )
  expect(likes).toEqual([3, 0, undefined, undefined, undefined])
})
