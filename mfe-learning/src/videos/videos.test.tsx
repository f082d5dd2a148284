import { searchVideos } from '@semaforo/contracts'
import { queryClient } from '@semaforo/frontend-kit'
import { fakeApi, scrollToEnd } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  follow,
  learningSite,
  lessonsOf,
  names,
  openLearning,
  press,
  region,
} from '../../test/learning-site.ts'

const api = fakeApi()
learningSite(api)
const open = openLearning()

const openTopic = () => open('/home?tema=resico')
const facades = () => screen.findAllByRole('button', { name: /^Reproducir: / })
const frame = () => document.querySelector('iframe')
const cards = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')
const failed = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
const aVideo = { id: 'abc_DEF-123', title: 'RESICO en breve', channelName: 'Finanzas MX' }

/** Scrolls until the list has no more videos. */
const toTheEnd = () =>
  waitFor(() => {
    scrollToEnd()
    screen.getByText('No hay más resultados.')
  })

/** What our player tells the page at the end of a lesson. */
const endLesson = (id: string) =>
  fireEvent(
    window,
    new MessageEvent('message', { origin: location.origin, data: { type: 'lesson-ended', id } }),
  )

test('a list loads its next page at its end until there are no more, without duplicates', async () => {
  await openTopic()
  expect(await facades()).toHaveLength(5)
  await toTheEnd()
  expect(await facades()).toHaveLength(6)
  expect(names(cards('Lecciones de RESICO'))).toHaveLength(3)
  const related = await region('Sigue aprendiendo')
  related.getByText('Lecciones de temas cercanos a RESICO.')
  expect(related.getAllByRole('listitem')).toHaveLength(3)
  expect(api.received(searchVideos).map(({ query }) => query)).toEqual([
    { q: 'RESICO' },
    { q: 'RESICO', pageToken: 'dos' },
  ])
})

test('a list ends after three pages without a new video', async () => {
  api.answer(searchVideos, () => ({ ...lessonsOf('resico'), nextPageToken: 'otra' }))
  await openTopic()
  await facades()
  await toTheEnd()
  expect(api.received(searchVideos)).toHaveLength(4)
  expect(await facades()).toHaveLength(5)
})

test('the card of a lesson shows its first scene and its length, and the page calls it a demonstration', async () => {
  await openTopic()
  const [card] = await waitFor(() => cards('Lecciones de RESICO'))
  expect(card).toHaveTextContent('Vender no es cobrar')
  expect(card).toHaveTextContent('Lecciones Semáforo · 42 segundos')
  screen.getByText('Estas lecciones son demostraciones que preparamos para este sitio.')
})

test('videos of a provider are one list, in which broadcasts are marked', async () => {
  api.answer(searchVideos, {
    items: [
      { ...aVideo, id: 'uno', title: 'uno', broadcast: 'live' },
      { ...aVideo, id: 'dos', title: 'dos', broadcast: 'upcoming' },
    ],
  })
  await openTopic()
  await facades()
  const [live, upcoming] = cards('Videos de RESICO')
  expect(live).toHaveTextContent('Transmisión en vivouno')
  expect(upcoming).toHaveTextContent('Estreno o transmisión programadados')
  expect(screen.queryByText('Sigue aprendiendo')).toBeNull()
})

test('one video plays at a time, after a click, until it is closed or another topic is selected', async () => {
  await openTopic()
  await press('Reproducir: Lección 1 de resico')
  expect(frame()).toHaveAttribute('src', expect.stringMatching(/^\/lecciones\/leccion-resico-1\?/))
  await press('Reproducir: Lección 2 de resico')
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  await press('Cerrar lección: Lección 2 de resico')
  expect(frame()).toBeNull()
  expect(screen.getByRole('button', { name: 'Reproducir: Lección 2 de resico' })).toHaveFocus()
  await press('Reproducir: Lección 1 de resico')
  await follow('Prueba ácida')
  await screen.findByRole('heading', { level: 3, name: 'Prueba ácida' })
  expect(frame()).toBeNull()
})

test('at its end a lesson is marked, and leads to the next one and to the questions of its topic', async () => {
  await openTopic()
  await press('Reproducir: Lección 1 de resico')
  const [first, second] = cards('Lecciones de RESICO')
  expect(first).toHaveTextContent(/ · Empezada$/)
  expect(screen.queryByRole('button', { name: /^Siguiente lección/ })).toBeNull()
  endLesson('leccion-resico-1')
  expect(await screen.findByRole('link', { name: 'Comprobar lo que aprendí' })).toHaveAttribute(
    'href',
    '/temas/resico#preguntas',
  )
  await press('Siguiente lección: Lección 2 de resico')
  expect(frame()).toHaveAttribute('title', 'Lección 2 de resico')
  expect(first).toHaveTextContent(/ · Ya la viste$/)
  expect(second).toHaveTextContent(/ · Empezada/)
  await openTopic()
  await waitFor(() => expect(cards('Lecciones de RESICO')[0]).toHaveTextContent(/ · Ya la viste$/))
})

test('a provider that fails is explained, and each retry shows what came of it', async () => {
  api.refuse(searchVideos, 503, {
    code: 'video-provider-unavailable',
    message: 'El proveedor de videos no responde.',
  })
  await openTopic()
  await failed('Error al cargar videos: el proveedor de videos no responde.')
  expect(screen.getByRole('link', { name: /^Qué pasó y qué hacer/ })).toHaveAttribute(
    'href',
    '/ayuda/errores#video-provider-unavailable',
  )
  await press('Intentar de nuevo')
  await waitFor(() => expect(api.received(searchVideos)).toHaveLength(2))
  await failed('Error al cargar videos: ')
  api.answer(searchVideos, lessonsOf('resico'))
  await press('Intentar de nuevo')
  await facades()
  expect(screen.queryByText(/Error al cargar videos/)).toBeNull()
})

test('a later page that fails keeps the list, and its retry continues from there', async () => {
  await openTopic()
  await facades()
  api.refuse(searchVideos, 429, { message: 'Hiciste muchas búsquedas nuevas; espera 20 minutos.' })
  await waitFor(() => {
    scrollToEnd()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error al cargar videos: hiciste muchas búsquedas nuevas',
    )
  })
  expect(await facades()).toHaveLength(5)
  api.answer(searchVideos, lessonsOf('resico', 'dos'))
  await press('Intentar de nuevo')
  await waitFor(async () => expect(await facades()).toHaveLength(6))
  expect(api.received(searchVideos).at(-1)?.query).toEqual({ q: 'RESICO', pageToken: 'dos' })
})

test('a list that could not be refreshed in the background goes on loading', async () => {
  await openTopic()
  await facades()
  api.disconnect(searchVideos)
  await queryClient.invalidateQueries({ queryKey: ['videos'] })
  api.answer(searchVideos, lessonsOf('resico', 'dos'))
  await toTheEnd()
  expect(await facades()).toHaveLength(6)
})

test('stale results are shown with a notice', async () => {
  api.answer(searchVideos, { ...lessonsOf('resico'), stale: true })
  await openTopic()
  await screen.findByText(
    'Por ahora no podemos buscar videos nuevos. Estos son los de nuestra última búsqueda.',
  )
  await facades()
})

test('a topic without videos shows its empty state', async () => {
  api.answer(searchVideos, { items: [] })
  await openTopic()
  await screen.findByText('No hay datos disponibles')
})

test('an answer of another shape shows an error', async () => {
  api.answer(searchVideos, () => Response.json({ items: [{}] }))
  await openTopic()
  await failed('Error al cargar videos: ')
})

test('without a connection it says so', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  api.disconnect(searchVideos)
  await openTopic()
  await failed('Error al cargar videos: no tienes conexión a internet. Revísala e inténtalo de nuevo.')
  Reflect.deleteProperty(navigator, 'onLine')
})

test.each([
  [150, 'Quien publicó este video no permite verlo en otros sitios.'],
  [100, 'Este video ya no existe o es privado.'],
])('a video whose player answers %i says so, and leads to its page at the provider', async (info, text) => {
  api.answer(searchVideos, { items: [aVideo] })
  await openTopic()
  await press('Reproducir: RESICO en breve')
  const player = frame() as HTMLIFrameElement
  expect(player.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?/)
  fireEvent.load(player)
  const origin = new URL(player.src).origin
  const data = JSON.stringify({ event: 'onError', info })
  fireEvent(window, new MessageEvent('message', { source: player.contentWindow, origin, data }))
  await screen.findByText(text)
  expect(screen.getByRole('link', { name: 'Ver en YouTube (en otra pestaña)' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abc_DEF-123',
  )
})
