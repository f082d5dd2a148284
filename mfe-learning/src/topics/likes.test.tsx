import {
  likeTag,
  listLikedRoadmaps,
  listLikedTags,
  listLikes,
  listTags,
  refresh,
  unlikeTag,
} from '@semaforo/contracts'
import { queryClient, session } from '@semaforo/frontend-kit'
import { aSession, fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hearts, learningSite, names, openLearning, press, region, tags } from '../../test/learning-site.ts'
import app from '../app.tsx'

const api = fakeApi()
const stored = learningSite(api)
const open = openLearning()
// What waits is sent by the frontend once it has started.
beforeAll(() => app.bootstrap())

const preferences = 'semaforo.preferences'
const like = async (name: string) => userEvent.click((await hearts(name))[0] as HTMLElement)
const isLiked = async (name: string, liked = true) =>
  waitFor(async () => {
    for (const heart of await hearts(name)) expect(heart).toHaveAttribute('aria-pressed', String(liked))
  })
const inBrowser = () => JSON.parse(localStorage.getItem(preferences) ?? 'null') as unknown

/** What waits in this browser for the server, of any user. */
const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('semaforo.waiting.'))

/** Stores likes as an earlier page did. */
const store = (text: string) => {
  localStorage.setItem(preferences, text)
  dispatchEvent(new StorageEvent('storage', { key: preferences }))
}

test("a guest's likes are stored in the documented form under one key, and removed by the same heart", async () => {
  await open('/home')
  await like('Flujo de efectivo')
  await like('Prueba ácida')
  await open('/roadmaps')
  await like('Cobra a tiempo')
  expect(inBrowser()).toEqual({ guest: { tags: { 1: true, 4: true }, roadmaps: { 2: true } } })
  await like('Cobra a tiempo')
  expect(inBrowser()).toEqual({ guest: { tags: { 1: true, 4: true }, roadmaps: {} } })
})

test('a like shows on every heart of the same item, and outlasts the page', async () => {
  await open('/home?tema=resico')
  await screen.findByRole('heading', { level: 3, name: 'RESICO' })
  await like('RESICO')
  expect(await hearts('RESICO')).toHaveLength(2)
  await isLiked('RESICO')
  await open('/home')
  await isLiked('RESICO')
})

test.each(['no json', '[]', '{"guest":{"tags":[1]}}'])(
  'unreadable stored likes (%s) count as none',
  async (text) => {
    store(text)
    await open('/home')
    await isLiked('RESICO', false)
    await like('RESICO')
    await isLiked('RESICO')
  },
)

test('likes last as long as the page where the browser refuses to store', async () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  try {
    await open('/home')
    await like('RESICO')
    await isLiked('RESICO')
  } finally {
    Object.defineProperty(globalThis, 'localStorage', real)
  }
})

test('liked roadmaps are on the home page with their topics, until the heart removes them', async () => {
  store(JSON.stringify({ guest: { tags: {}, roadmaps: { 3: true } } }))
  await open('/home')
  const favourites = await region('Tus roadmaps favoritos')
  await favourites.findByRole('heading', { name: 'Deuda bajo control' })
  expect(names(favourites.getAllByRole('link'))).toEqual(['Crédito PyME', 'Flujo de efectivo'])
  expect(favourites.getByRole('link', { name: 'Crédito PyME' })).toHaveAttribute(
    'href',
    '/home?tema=credito-pyme',
  )
  await press('Me gusta: Deuda bajo control')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tus roadmaps favoritos' })).toBeNull())
  // The focused heart is gone with its section: the focus goes to the topics.
  expect(screen.getByRole('heading', { name: '¿Qué quieres entender hoy?' })).toHaveFocus()
})

test('the number of likes is shown beside a topic and in its panel', async () => {
  api.answer(listTags, { tags: tags.map((tag, at) => ({ ...tag, likes: at })) })
  await open('/home?tema=capital-de-trabajo')
  await waitFor(() => expect(screen.getAllByText('Le gusta a 1 persona')).toHaveLength(2))
  screen.getByText('Les gusta a 2 personas')
})

test('the likes of an account are those of the server', async () => {
  stored.tags.add(8)
  await open('/home', aSession())
  await isLiked('RESICO')
  await like('RESICO')
  await waitFor(() => expect(api.received(unlikeTag).map(({ params }) => params)).toEqual([{ id: '8' }]))
  await isLiked('RESICO', false)
})

test.each<[string, () => Response, object | undefined, object | undefined]>([
  [
    'one call that fails, and its parts',
    () => new Response('', { status: 503 }),
    { likedTagIds: [8] },
    { likedRoadmapIds: [3] },
  ],
  ['arrays', () => Response.json([8]), undefined, [3]],
  ['{tags} and {roadmaps}', () => Response.json({ tags: [8], roadmaps: [3] }), undefined, undefined],
])(
  'likes in a documented form of other servers are shown: %s',
  async (_form, all, likedTags, likedRoadmaps) => {
    api.answer(listLikes, all)
    if (likedTags) api.answer(listLikedTags, () => Response.json(likedTags))
    if (likedRoadmaps) api.answer(listLikedRoadmaps, () => Response.json(likedRoadmaps))
    await open('/home', aSession())
    await isLiked('RESICO')
    const favourites = await region('Tus roadmaps favoritos')
    await favourites.findByRole('heading', { name: 'Deuda bajo control' })
  },
)

test('likes that nobody answers for are asked for by one call', async () => {
  api.disconnect(listLikes)
  await open('/home', aSession())
  // Another call has no answer, which fails the test.
  await waitFor(() => expect(api.received(listLikes)).toHaveLength(3))
})

describe('with an error in the console', () => {
  const { error } = console
  const errors: unknown[] = []
  beforeEach(() => {
    errors.length = 0
    Object.assign(console, { error: (...parts: unknown[]) => void errors.push(...parts) })
  })
  afterEach(() => void Object.assign(console, { error }))

  test('a like that cannot be saved is rolled back, without a message on the page', async () => {
    api.refuse(likeTag, 503)
    await open('/home', aSession())
    await waitFor(() => expect(api.received(listLikes)).toHaveLength(1))
    await like('RESICO')
    await waitFor(() => expect(errors).toContain('A like was undone.'))
    await isLiked('RESICO', false)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a click that is queued while the session ends is not sent', async () => {
    const release = api.hold(likeTag)
    await open('/home', aSession())
    await waitFor(() => expect(api.received(listLikes)).toHaveLength(1))
    await like('RESICO')
    await like('RESICO')
    session.write(null)
    release()
    await waitFor(() => expect(String(errors)).toContain('No session'))
    expect(api.received(unlikeTag)).toEqual([])
  })

  test('a like that is refused because the session has ended is sent when its owner signs in again', async () => {
    const person = aSession()
    api.refuse(likeTag, 401)
    api.refuse(refresh, 401)
    await open('/home', person)
    await like('RESICO')
    await waitFor(() => expect(errors).toContain('A like was undone.'))
    expect(session.read()).toBeNull()
    api.answer(likeTag, { tags: [8], roadmaps: [], likedTagIds: [8], likedRoadmapIds: [], version: 1 })
    session.write({ ...person, token: 'renewed' })
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(api.received(likeTag).map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${person.token}`,
      'Bearer renewed',
    ])
  })

  test('a like whose owner signs in again just before it fails is sent once more', async () => {
    const person = aSession()
    const release = api.hold(likeTag)
    await open('/home', person)
    await like('RESICO')
    await like('RESICO')
    const { config } = queryClient.getMutationCache()
    config.onError = () => session.write(person)
    session.write(null, true)
    release()
    await waitFor(() => expect(api.received(unlikeTag)).toHaveLength(1))
    await waitFor(() => expect(waiting()).toEqual([]))
    delete config.onError
  })
})

test('a like that is answered after the server ended the session waits no more', async () => {
  const release = api.hold(likeTag)
  await open('/home', aSession())
  await like('RESICO')
  expect(waiting()).toHaveLength(1)
  session.write(null, true)
  release()
  await waitFor(() => expect(waiting()).toEqual([]))
})
