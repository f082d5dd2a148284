import { readTagPage } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  address,
  follow,
  hearts,
  learningSite,
  names,
  openLearning,
  press,
  region,
  tagPageOf,
  tags,
  title,
} from '../../test/learning-site.ts'

const api = fakeApi()
learningSite(api)
const open = openLearning()

const around = () => within(screen.getByRole('navigation', { name: 'Temas vecinos' })).getAllByRole('link')

test('a topic has its own page with its lessons in writing, and names it in the head of the document', async () => {
  await open('/temas/resico')
  await title('RESICO')
  screen.getByText('Para entender RESICO.')
  const lessons = screen.getAllByRole('article')
  expect(names(screen.getAllByRole('heading', { level: 3 })).slice(0, 2)).toEqual([
    'Lección 1 de RESICO',
    'Lección 2 de RESICO',
  ])
  const first = within(lessons[0] as HTMLElement)
  expect(names(first.getAllByRole('heading', { level: 4 }))).toEqual(['Vender no es cobrar', 'Qué hacer'])
  expect(names(first.getAllByRole('term'))).toEqual(['Vendido'])
  expect(names(first.getAllByRole('definition'))).toEqual(['$ 90,000'])
  expect(names(first.getAllByRole('listitem'))).toEqual(['Anota', 'Cobra'])
  expect(document.title).toBe('RESICO: lecciones para tu negocio · Semáforo PyME')
})

test('it names its indicators and its roadmaps, with their steps as links', async () => {
  await open('/temas/capital-de-trabajo')
  const indicators = await region('En tu semáforo')
  indicators.getByText('Liquidez')
  expect(indicators.getByRole('link')).toHaveAttribute('href', '/minegocio')
  const roadmaps = await region('Es parte de este roadmap')
  roadmaps.getByText('Paso 2 de 4')
  expect(roadmaps.getByRole('link', { name: 'Capital de trabajo' })).toHaveAttribute('aria-current', 'page')
  await follow('Liquidez sin sustos')
  await title('Liquidez sin sustos')
})

test('neighbours, breadcrumbs, Back and Forward lead through the topics', async () => {
  await open('/temas/flujo-de-efectivo')
  await title('Flujo de efectivo')
  expect(around().map((link) => link.getAttribute('rel'))).toEqual(['next'])
  await userEvent.click(around()[0] as HTMLElement)
  await title('Capital de trabajo')
  expect(around().map((link) => link.getAttribute('href'))).toEqual([
    '/temas/flujo-de-efectivo',
    '/temas/razon-de-liquidez',
  ])
  history.back()
  await title('Flujo de efectivo')
  expect(document.title).toMatch(/^Flujo de efectivo/)
  history.forward()
  await title('Capital de trabajo')
  await follow('Temas')
  await title('Todos los temas')
  await screen.findByRole('link', { name: 'RESICO' })
  const links = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'))
  const paths = links.map((link) => link.getAttribute('href')).filter((path) => path?.startsWith('/temas/'))
  expect(paths).toEqual(tags.map(({ slug }) => `/temas/${slug}`))
})

test('the links to its neighbours come after its videos', async () => {
  await open('/temas/resico')
  const videos = await screen.findByRole('region', { name: 'Las lecciones, para ver' })
  await within(videos).findByRole('button', { name: 'Reproducir: Lección 1 de resico' })
  const neighbours = screen.getByRole('navigation', { name: 'Temas vecinos' })
  expect(videos.compareDocumentPosition(neighbours)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the panel of the home page leads to the page of its topic, whose heart is the same', async () => {
  await open('/home?tema=punto-de-equilibrio')
  await follow('Leer sobre este tema')
  await title('Punto de equilibrio')
  expect(address()).toBe('/temas/punto-de-equilibrio')
  await press('Me gusta: Punto de equilibrio')
  await open('/home')
  expect((await hearts('Punto de equilibrio'))[0]).toHaveAttribute('aria-pressed', 'true')
})

test.each(['no-existe', '%3Cscript%3E', 'a/b'])(
  '/temas/%s says that there is no such topic',
  async (slug) => {
    await open(`/temas/${slug}`)
    await title('No encontramos ese tema')
    expect(document.title).toBe('No encontramos ese tema · Semáforo PyME')
    await follow('Ver todos los temas')
    await title('Todos los temas')
  },
)

test('a failure can be tried again', async () => {
  api.refuse(readTagPage, 400, { message: 'No.' })
  await open('/temas/resico')
  await title('No pudimos abrir esta página')
  api.answer(readTagPage, { page: tagPageOf('resico') })
  await press('Intentar de nuevo')
  await title('RESICO')
})

test('a topic without lessons of ours promises videos', async () => {
  api.answer(readTagPage, { page: tagPageOf('resico', { lessons: [] }) })
  await open('/temas/resico')
  await screen.findByRole('region', { name: 'Videos' })
  await waitFor(() => expect(document.title).toBe('RESICO · Semáforo PyME'))
  expect(screen.queryByRole('article')).toBeNull()
})
