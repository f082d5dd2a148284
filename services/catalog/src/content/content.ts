import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Lesson, Lessons, type Question, Questions, Roadmaps, Topic, Topics } from './schema.ts'
import { slugOf } from './slug.ts'

/** A topic as it ships; its id is its position in `topics.json`. */
type TagContent = { id: number; name: string; description: string }
/** A roadmap as it ships; its id is its position in `roadmaps.json`. */
type RoadmapContent = { id: number; title: string; promise: string; tagIds: number[] }
/** The questions of one topic, by its slug. */
type TopicQuestions = { tag: string; questions: Question[] }

type Content = {
  tags: readonly TagContent[]
  roadmaps: readonly RoadmapContent[]
  /** In the order of the tags. */
  lessons: readonly Lesson[]
  questions: readonly TopicQuestions[]
}

/**
 * Reads and checks the shipped content.
 * @throws {Error} with the file and what is wrong in it, in one line
 */
export function readContent(dir: string): Content {
  const slugs = read(dir, 'topics.json', Topics)
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at)
  if (twice !== undefined) throw new Error(`topics.json: ${twice} comes twice`)
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const unlisted = folders.find(({ name }) => !slugs.includes(name))
  if (unlisted) throw new Error(`topics.json: the folder ${unlisted.name} is not listed`)

  const tags = slugs.map((slug, at) => {
    const topic = read(dir, `${slug}/topic.json`, Topic)
    if (slugOf(topic.name) !== slug)
      throw new Error(`${slug}/topic.json: the folder of «${topic.name}» is ${slugOf(topic.name)}`)
    return { id: at + 1, ...topic }
  })
  const roadmaps = read(dir, 'roadmaps.json', Roadmaps).map(({ topics, ...roadmap }, at) => {
    const unknown = topics.find((slug) => !slugs.includes(slug))
    if (unknown !== undefined) throw new Error(`roadmaps.json: «${roadmap.title}» names ${unknown}`)
    if (new Set(topics).size < topics.length)
      throw new Error(`roadmaps.json: «${roadmap.title}» names a topic twice`)
    return { id: at + 1, ...roadmap, tagIds: topics.map((slug) => slugs.indexOf(slug) + 1) }
  })
  const lessons = slugs.flatMap((tag) =>
    read(dir, `${tag}/lessons.json`, Lessons).map((lesson, at) => ({
      id: `leccion-${tag}-${at + 1}`,
      tag,
      ...lesson,
    })),
  )
  const questions = slugs.map((tag) => {
    const all = read(dir, `${tag}/questions.json`, Questions)
    const ofTopic = lessons.filter((lesson) => lesson.tag === tag)
    const lost = all.find(({ scene }) => !ofTopic[scene.lesson - 1]?.scenes[scene.scene - 1])
    if (lost) throw new Error(`${tag}/questions.json: «${lost.text}» names a scene that does not exist`)
    return { tag, questions: all }
  })
  return { tags, roadmaps, lessons, questions }
}

function read<Schema extends z.ZodType>(dir: string, file: string, schema: Schema): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(join(dir, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error}`)
  }
  const { data, error } = schema.safeParse(value)
  const [issue] = error?.issues ?? []
  if (issue) throw new Error(`${file}: ${[...issue.path, issue.message].join(' ')}`)
  return data as z.infer<Schema>
}

export const { tags, roadmaps, lessons, questions } = readContent(
  join(import.meta.dirname, '../../../../content'),
)
