import { listRoadmaps, type Roadmap } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  address,
  follow,
  learningSite,
  names,
  openLearning,
  press,
  region,
  roadmaps,
  title,
} from '../../test/learning-site.ts'

const api = fakeApi()
learningSite(api)
const open = openLearning()

const heart = (name: string) => screen.findByRole('button', { name: `Me gusta: ${name}` })
const cards = () => screen.findAllByRole('heading', { level: 2 })
const around = () => within(screen.getByRole('navigation', { name: 'Roadmaps vecinos' })).getAllByRole('link')
/** An answer that the contract does not allow: the page accepts more than our services send. */
const answer = (json: unknown) => api.answer(listRoadmaps, () => Response.json(json))

test('the roadmaps are in order, collapsed, and a title toggles its topics', async () => {
  await open('/roadmaps')
  expect(names(await cards())).toEqual(roadmaps.map(({ title }) => title))
  screen.getByText(/^Los videos se ven en Inicio/)
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  await press('Deuda bajo control')
  expect(names(screen.getAllByRole('link', { name: /^(Crédito PyME|Flujo de efectivo)$/ }))).toEqual([
    'Crédito PyME',
    'Flujo de efectivo',
  ])
  await press('Deuda bajo control')
  expect(screen.queryByRole('link', { name: 'Crédito PyME' })).toBeNull()
})

test('a card says what a roadmap promises and how long it takes, and leads to its first topic', async () => {
  await open('/roadmaps')
  const card = within((await screen.findAllByRole('article'))[0] as HTMLElement)
  card.getByText('Paga a tiempo.')
  card.getByText('4 temas · 6 minutos de lecciones')
  screen.getByText('1 tema · 1 minuto de lecciones')
  await userEvent.click(card.getByRole('link', { name: 'Empezar con Liquidez sin sustos' }))
  await title('Flujo de efectivo')
})

test('a topic of a roadmap leads to its videos', async () => {
  await open('/roadmaps')
  await press('Cobra a tiempo')
  await follow('Políticas de crédito')
  await screen.findByRole('heading', { level: 3, name: 'Políticas de crédito' })
  expect(address()).toBe('/home?tema=politicas-de-credito')
})

test.each([0, -1, 1.5, 'abc', null])('a roadmap with the id %p cannot be liked', async (id) => {
  answer([{ id, title: 'Ruta rara', tags: ['Flujo de efectivo'] }])
  await open('/roadmaps')
  await screen.findByText('No disponible (id inválido)')
  expect(await heart('Ruta rara')).toBeDisabled()
})

test.each([[[]], [{ roadmaps: [] }], [null], ['texto']])(
  'without roadmaps (%j) the empty state is shown',
  async (json) => {
    answer(json)
    await open('/roadmaps')
    await screen.findByText('No hay datos disponibles')
    screen.getByRole('link', { name: 'Ver los temas' })
    expect(screen.queryByText(/^No pudimos/)).toBeNull()
  },
)

test('a loading state is shown while roadmaps are pending, and a failure can be retried', async () => {
  api.refuse(listRoadmaps, 400, { message: 'No.' })
  const release = api.hold(listRoadmaps)
  await open('/roadmaps')
  await screen.findByText('Cargando roadmaps…')
  release()
  await screen.findByText(/^No pudimos traer los roadmaps\./)
  screen.getByText('No hay datos disponibles')
  api.answer(listRoadmaps, { roadmaps: [...roadmaps] as Roadmap[] })
  await press('Intentar de nuevo')
  await heart('Liquidez sin sustos')
  expect(screen.queryByText('Cargando roadmaps…')).toBeNull()
})

test('a roadmap has its own page with its topics as steps, and names them in the head of the document', async () => {
  await open('/roadmaps/cobra-a-tiempo')
  await title('Cobra a tiempo')
  const steps = await region('Los temas')
  expect(names(steps.getAllByRole('heading', { level: 3 }))).toEqual(['Políticas de crédito'])
  steps.getByText('Para entender Políticas de crédito.')
  expect(document.title).toBe('Cobra a tiempo: roadmap paso a paso · Semáforo PyME')
  await follow('Empezar por el paso 1')
  await title('Políticas de crédito')
})

test('a roadmap of the list leads to its page, whose heart is the same, and its neighbours lead on', async () => {
  await open('/roadmaps')
  await follow(/^Ver paso a paso de Liquidez sin sustos/)
  await title('Liquidez sin sustos')
  await userEvent.click(await heart('Liquidez sin sustos'))
  expect(around().map((link) => link.getAttribute('rel'))).toEqual(['next'])
  await userEvent.click(around()[0] as HTMLElement)
  await title('Cobra a tiempo')
  history.back()
  await title('Liquidez sin sustos')
  await follow('Roadmaps')
  await title('Roadmaps')
  await waitFor(async () =>
    expect(await heart('Liquidez sin sustos')).toHaveAttribute('aria-pressed', 'true'),
  )
})

test.each(['no-existe', '%3Cscript%3E'])('/roadmaps/%s says that there is no such roadmap', async (slug) => {
  await open(`/roadmaps/${slug}`)
  await title('No encontramos ese roadmap')
  expect(document.title).toBe('No encontramos ese roadmap · Semáforo PyME')
  await follow('Ver los roadmaps')
  await title('Roadmaps')
})
