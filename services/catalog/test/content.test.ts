import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tag } from '@semaforo/contracts'
import fc from 'fast-check'
import { clockOf } from '../demo/player/clock.ts'
import { lessons, questions, readContent, roadmaps, tags } from '../src/content/content.ts'
import { slugOf } from '../src/content/slug.ts'
import { newDataDir, removeDataDir } from './catalog-site.ts'

const shipped = join(import.meta.dirname, '../../../content')
let dir: string
beforeEach(async () => {
  dir = await newDataDir()
  cpSync(shipped, dir, { recursive: true })
})
afterEach(() => removeDataDir(dir))

const topic = { name: 'RESICO', description: 'a'.repeat(90) }
const [{ questions: [question] = [] } = {}] = questions
const [wrong] = question?.answers.filter(({ right }) => !right) ?? []
const withAnswers = (answers: unknown) => [{ ...question, answers }, question, question]

test.each([
  ['an unknown field', 'resico/topic.json', { ...topic, color: 'rojo' }, /^resico\/topic.json: .*color/],
  [
    'a missing answer',
    'resico/questions.json',
    withAnswers([wrong, wrong]),
    /^resico\/questions.json: 0 answers/,
  ],
  [
    'a question without a right answer',
    'resico/questions.json',
    withAnswers([1, 2, 3].map((n) => ({ ...wrong, text: `Respuesta ${n}` }))),
    /^resico\/questions.json: 0 answers one answer is right$/,
  ],
  [
    'a question about a scene that does not exist',
    'resico/questions.json',
    [1, 2, 3].map(() => ({ ...question, scene: { lesson: 9, scene: 1 } })),
    /^resico\/questions.json: .* names a scene that does not exist$/,
  ],
  [
    'a name with another slug',
    'resico/topic.json',
    { ...topic, name: 'Otro' },
    /^resico\/topic.json: .* is otro$/,
  ],
  ['one slug twice', 'topics.json', ['resico', 'resico'], /^topics.json: resico comes twice$/],
  ['a folder that is not listed', 'topics.json', ['resico'], /^topics.json: the folder .* is not listed$/],
  [
    'a topic without a folder',
    'topics.json',
    [...tags.map(({ name }) => slugOf(name)), 'nada'],
    /^nada\/topic.json: .*no such file/,
  ],
  [
    'a roadmap with an unknown topic',
    'roadmaps.json',
    [{ title: 'Ruta', promise: 'a'.repeat(30), topics: ['nada'] }],
    /^roadmaps.json: «Ruta» names nada$/,
  ],
])('refuses %s in one line that names the file', (_, file, value, message) => {
  writeFileSync(join(dir, file), JSON.stringify(value))
  expect(() => readContent(dir)).toThrow(message)
})

test('there are 24 tags with unique names, and 8 roadmaps', () => {
  expect(tags).toHaveLength(24)
  expect(new Set(tags.map(({ name }) => name)).size).toBe(24)
  expect(roadmaps).toHaveLength(8)
})

test.each(tags)('$name is a tag by contract', (tag) => {
  expect(() => Tag.parse({ ...tag, slug: slugOf(tag.name) })).not.toThrow()
})

test.each(roadmaps)('$title promises something in a sentence', ({ promise }) => {
  expect(promise).toMatch(/^\p{Lu}[^.]{30,130}\.$/u)
})

test.each(lessons)('$id shows figures in most of its scenes and lasts 28 to 40 seconds', ({ scenes }) => {
  expect(scenes.filter(({ figure }) => figure).length).toBeGreaterThanOrEqual(2)
  const { total } = clockOf(scenes)
  expect(total).toBeGreaterThanOrEqual(28)
  expect(total).toBeLessThanOrEqual(40)
})

test('every tag has four lessons, and no title comes twice', () => {
  for (const { name } of tags) expect(lessons.filter(({ tag }) => tag === slugOf(name))).toHaveLength(4)
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(96)
})

test.each(questions)('the questions about $tag are of different scenes', ({ questions }) => {
  expect(new Set(questions.map(({ scene }) => `${scene.lesson} ${scene.scene}`)).size).toBe(3)
})

test('the right answer is not always in the same place', () => {
  const all = questions.flatMap(({ questions }) => questions)
  const places = all.map(({ answers }) => answers.findIndex(({ right }) => right))
  for (const place of [0, 1, 2])
    expect(places.filter((one) => one === place).length).toBeGreaterThan(all.length / 5)
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
