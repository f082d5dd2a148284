import {
  type Call,
  likeTag,
  listLikedRoadmaps,
  listLikedTags,
  listLikes,
  listRecommendations,
  listRoadmaps,
  listTags,
  unlikeTag,
} from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anasSession } from '../../../test/ana.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const cashFlow = { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', position: 1 }
const roadmap = { id: 5, title: 'Cobra a tiempo', slug: 'cobra-a-tiempo', position: 1, tags: [cashFlow] }
const likes = (tags: number[], version = 1) => ({
  tags,
  roadmaps: [],
  likedTagIds: tags,
  likedRoadmapIds: [],
  version,
})
const noTags = 'Todavía no tienes temas favoritos'

beforeEach(() => {
  api.answer(listTags, { tags: [{ ...cashFlow, description: 'Lo que entra y sale.', likes: 1 }] })
  api.answer(listRoadmaps, { roadmaps: [roadmap] })
  api.answer(listLikes, likes([]))
  api.answer(listRecommendations, { roadmaps: [] })
})

test('a like that is removed stays in the list and can be added again', async () => {
  let now = likes([1])
  const changed = (tags: number[]) => {
    now = likes(tags, now.version + 1)
    return now
  }
  api.answer(listLikes, () => now)
  api.answer(unlikeTag, () => changed([]))
  api.answer(likeTag, () => changed([1]))
  await open('/profile/favorites', anasSession)
  const heart = await screen.findByRole('button', { name: 'Me gusta: Flujo de efectivo' })
  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() => expect(api.received(unlikeTag)).toHaveLength(1))
  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(api.received(likeTag)).toHaveLength(1))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Flujo de efectivo' })
  expect(link.href).toContain('tema=flujo-de-efectivo')
})

const calls: [string, Call][] = [
  ['the topics', listTags],
  ['the likes', listLikes],
]
test.each(calls)(
  'without %s nobody is told that they like nothing, and a press asks again',
  async (_, call) => {
    api.refuse(call, 500)
    // Asked for in place of all likes.
    api.refuse(listLikedTags, 500)
    api.refuse(listLikedRoadmaps, 500)
    await open('/profile/favorites', anasSession)
    const [failed] = await screen.findAllByRole('alert')
    expect(failed).toHaveTextContent('No pudimos cargar tus favoritos')
    expect(screen.queryByText(noTags)).toBeNull()
    api.answer(call, call === listTags ? { tags: [] } : likes([]))
    // A hidden page does not ask again by itself.
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: 'Intentar de nuevo' }))
    await screen.findByText(noTags)
  },
)

test('a recommendation says how well it matches', async () => {
  const matching = { ...roadmap, score: 3, totalTags: 4, percent: 75, learned: 0 }
  api.answer(listRecommendations, { roadmaps: [matching] })
  await open('/profile/favorites', anasSession)
  await screen.findByText('75 % afín')
  screen.getByText('Te gustan 3 de sus 4 temas')
})
