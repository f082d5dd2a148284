import {
  type CountedTag,
  learnTopic,
  likeRoadmap,
  likeTag,
  listLikes,
  listRecommendations,
  listRecords,
  listRoadmaps,
  listTags,
  type Roadmap,
  readProgress,
  readRoadmapPage,
  readTagPage,
  searchVideos,
  type TagPage,
  unlearnTopic,
  unlikeRoadmap,
  unlikeTag,
  type Video,
} from '@semaforo/contracts'
import { type FakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../src/app.tsx'

const tag = (id: number, name: string, slug: string): CountedTag => ({
  id,
  name,
  slug,
  position: id,
  description: `Para entender ${name}.`,
  likes: 0,
})

/** Eight topics: two more than a phone shows at first. */
export const tags: readonly CountedTag[] = [
  tag(1, 'Flujo de efectivo', 'flujo-de-efectivo'),
  tag(2, 'Capital de trabajo', 'capital-de-trabajo'),
  tag(3, 'Razón de liquidez', 'razon-de-liquidez'),
  tag(4, 'Prueba ácida', 'prueba-acida'),
  tag(5, 'Punto de equilibrio', 'punto-de-equilibrio'),
  tag(6, 'Políticas de crédito', 'politicas-de-credito'),
  tag(7, 'Crédito PyME', 'credito-pyme'),
  tag(8, 'RESICO', 'resico'),
]

const roadmap = (
  id: number,
  title: string,
  slug: string,
  ids: number[],
  more: Partial<Roadmap> = {},
): Roadmap => ({
  id,
  title,
  slug,
  position: id,
  tags: ids.map((id, at) => ({ ...(tags[id - 1] as CountedTag), position: at + 1 })),
  ...more,
})

export const roadmaps: readonly Roadmap[] = [
  roadmap(1, 'Liquidez sin sustos', 'liquidez-sin-sustos', [1, 2, 3, 4], {
    promise: 'Paga a tiempo.',
    minutes: 6,
  }),
  roadmap(2, 'Cobra a tiempo', 'cobra-a-tiempo', [6], { minutes: 1 }),
  roadmap(3, 'Deuda bajo control', 'deuda-bajo-control', [7, 1]),
]

/** A topic with two lessons and three questions; the right answer of each is «Sí». */
export function tagPageOf(slug: string, more: Partial<TagPage> = {}): TagPage | null {
  const at = tags.findIndex((tag) => tag.slug === slug)
  const tag = tags[at]
  if (!tag) return null
  const [previous, next] = [tags[at - 1], tags[at + 1]]
  const lesson = (number: number) => ({
    id: `leccion-${slug}-${number}`,
    title: `Lección ${number} de ${tag.name}`,
    scenes: [
      {
        title: 'Vender no es cobrar',
        text: 'Lupita vendió a crédito.',
        facts: [{ label: 'Vendido', value: '$ 90,000' }],
      },
      { title: 'Qué hacer', text: 'Tres pasos.', facts: [{ label: 'Anota' }, { label: 'Cobra' }] },
    ],
  })
  const question = (number: number) => ({
    text: `¿Pregunta ${number}?`,
    answers: [
      { text: 'No', right: false, why: 'Porque no.' },
      { text: 'Sí', right: true, why: 'Porque sí.' },
    ],
    scene: { id: `leccion-${slug}-1-${number}`, title: `Escena ${number}` },
  })
  return {
    tag,
    ...(previous && { previous }),
    ...(next && { next }),
    roadmaps: roadmaps.filter(({ tags }) => tags.some(({ id }) => id === tag.id)),
    ratios: [{ key: 'liquidez', name: 'Liquidez', formula: 'activo corriente ÷ pasivo corriente' }],
    lessons: [lesson(1), lesson(2)],
    questions: [question(1), question(2), question(3)],
    ...more,
  }
}

/** A lesson of ours as the list of videos has it. */
export const aLesson = (topic: string, number: number): Video => ({
  id: `leccion-${topic}-${number}`,
  title: `Lección ${number} de ${topic}`,
  channelName: 'Lecciones Semáforo',
  lesson: { topic, seconds: 42, scene: { title: 'Vender no es cobrar', text: 'Lupita vendió.', facts: [] } },
})

/** The two pages of lessons of a topic: three of its own and two of a neighbour, then one more of the neighbour. */
export function lessonsOf(topic: string, page = '') {
  const of = (topic: string, ...numbers: number[]) => numbers.map((number) => aLesson(topic, number))
  return page === ''
    ? { items: [...of(topic, 1, 2, 3), ...of('un-vecino', 1, 2)], nextPageToken: 'dos', demo: true }
    : { items: of('un-vecino', 2, 3), demo: true }
}

/** What the site has stored of the person who is signed in. */
type Stored = { tags: Set<number>; roadmaps: Set<number>; learned: Set<number>; version: number }

/** Answers what learning asks the site. */
export function learningSite(api: FakeApi): Stored {
  const stored: Stored = { tags: new Set(), roadmaps: new Set(), learned: new Set(), version: 0 }
  const likes = () => ({
    tags: [...stored.tags],
    roadmaps: [...stored.roadmaps],
    likedTagIds: [...stored.tags],
    likedRoadmapIds: [...stored.roadmaps],
    version: stored.version,
  })
  const progress = () => ({
    learned: [...stored.learned].map((id) => ({ id, at: '2026-05-04T12:00:00Z' })),
    version: stored.version,
  })
  const changing =
    <Answer>(change: (id: number) => unknown, answer: () => Answer) =>
    ({ params }: { params: Record<string, string> }) => {
      change(Number(params['id']))
      stored.version++
      return answer()
    }
  beforeEach(() => {
    for (const ids of [stored.tags, stored.roadmaps, stored.learned]) ids.clear()
    api.answer(listTags, { tags: [...tags] })
    api.answer(listRoadmaps, { roadmaps: [...roadmaps] })
    api.answer(readTagPage, ({ params }) => ({ page: tagPageOf(params['slug'] ?? '') }))
    api.answer(readRoadmapPage, ({ params }) => {
      const at = roadmaps.findIndex(({ slug }) => slug === params['slug'])
      const roadmap = roadmaps[at]
      if (!roadmap) return { page: null }
      const [previous, next] = [roadmaps[at - 1], roadmaps[at + 1]]
      const described = roadmap.tags.map(({ id }) => tags[id - 1] as CountedTag)
      return {
        page: {
          roadmap: { ...roadmap, tags: described },
          ...(previous && { previous }),
          ...(next && { next }),
        },
      }
    })
    api.answer(searchVideos, ({ query }) =>
      lessonsOf(tags.find(({ name }) => name === query['q'])?.slug ?? '', query['pageToken']),
    )
    api.answer(listLikes, likes)
    api.answer(
      likeTag,
      changing((id) => stored.tags.add(id), likes),
    )
    api.answer(
      unlikeTag,
      changing((id) => stored.tags.delete(id), likes),
    )
    api.answer(
      likeRoadmap,
      changing((id) => stored.roadmaps.add(id), likes),
    )
    api.answer(
      unlikeRoadmap,
      changing((id) => stored.roadmaps.delete(id), likes),
    )
    api.answer(listRecommendations, { roadmaps: [] })
    api.answer(readProgress, progress)
    api.answer(
      learnTopic,
      changing((id) => stored.learned.add(id), progress),
    )
    api.answer(
      unlearnTopic,
      changing((id) => stored.learned.delete(id), progress),
    )
    api.answer(listRecords, { records: [] })
  })
  return stored
}

export const openLearning = () => openFrontend(app)

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }))
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const address = () => location.pathname + location.search
/** Every heart of an item: the list and the panel may have one each. */
export const hearts = (name: string) => screen.findAllByRole('button', { name: `Me gusta: ${name}` })
export const region = async (name: string) => within(await screen.findByRole('region', { name }))
export const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
