import { listTags, searchCatalog } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, follow, learningSite, names, openLearning, press, tags } from '../../test/learning-site.ts'

const api = fakeApi()
learningSite(api)
const open = openLearning()

const list = () => screen.findByRole('list', { name: 'Temas' })
const topics = async () => within(await list()).getAllByRole('link')
const search = () => screen.findByRole('searchbox', { name: 'Busca un tema' })
const write = async (text: string) => fireEvent.input(await search(), { target: { value: text } })
const shown = (topic: string) => screen.findByRole('heading', { level: 3, name: topic })
const choose = () => screen.findByText('Selecciona un tag para ver los videos')
const selected = () => document.querySelectorAll('[aria-current="true"]')
const found = (text: string, topics: { name: string; slug: string }[] = []) =>
  api.answer(searchCatalog, {
    topics,
    scenes: [
      {
        topic: { name: 'RESICO', slug: 'resico' },
        lesson: { id: 'leccion-resico-1', title: 'Qué es' },
        scene: { number: 2, title: 'Quién puede' },
        text,
        words: [{ from: 0, to: 11 }],
      },
    ],
  })

test('all topics are listed, and the panel asks to select one', async () => {
  await open('/home')
  expect(names(await topics())).toEqual(tags.map(({ name }) => name))
  await choose()
})

test('the panel begins with a topic and questions that lead to theirs', async () => {
  await open('/home')
  await choose()
  expect(await screen.findByRole('link', { name: 'Empezar aquí' })).toHaveAttribute(
    'href',
    '/home?tema=flujo-de-efectivo',
  )
  expect(names(screen.getAllByRole('link', { name: /^¿/ }))).toEqual([
    '¿Por qué vendo y no tengo caja?',
    '¿Cuánto debo vender para no perder?',
    '¿Me conviene pedir un crédito?',
  ])
  await follow('¿Por qué vendo y no tengo caja?')
  await shown('Flujo de efectivo')
})

test('a search lists the topics that match, and marks the match', async () => {
  api.answer(searchCatalog, { topics: [], scenes: [] })
  await open('/home')
  await write('CREDITO')
  await waitFor(async () => expect(names(await topics())).toEqual(['Políticas de crédito', 'Crédito PyME']))
  expect(names([...(await list()).querySelectorAll('mark')])).toEqual(['crédito', 'Crédito'])
})

test('a search without matches says so, and can be cleared', async () => {
  api.answer(searchCatalog, { topics: [], scenes: [] })
  await open('/home')
  await write('zzz')
  await screen.findByText('No hay tags para mostrar.')
  await screen.findByText(/^En las lecciones no encontramos nada con eso\./)
  await userEvent.click(screen.getAllByRole('button', { name: 'Borrar búsqueda' }).at(-1) as HTMLElement)
  expect(await topics()).toHaveLength(tags.length)
  expect(await search()).toHaveValue('')
  expect(await search()).toHaveFocus()
})

test('Enter opens the first topic that was found, and nothing before one searches', async () => {
  api.answer(searchCatalog, { topics: [], scenes: [] })
  await open('/home')
  await userEvent.type(await search(), '{Enter}')
  expect(address()).toBe('/home')
  await write('equilibrio')
  await userEvent.type(await search(), '{Enter}')
  await shown('Punto de equilibrio')
  expect(address()).toBe('/home?tema=punto-de-equilibrio')
})

test('a misspelt topic is offered, and Enter opens it', async () => {
  found('proveedores', [{ name: 'RESICO', slug: 'resico' }])
  await open('/home')
  await write('resiko')
  const maybe = within(await screen.findByRole('region', { name: 'Quizá buscas' }))
  await waitFor(() => expect(maybe.getByRole('link', { name: 'RESICO' })).toHaveAttribute('href'))
  await userEvent.type(await search(), '{Enter}')
  await shown('RESICO')
})

test('what a lesson says leads to its scene, and an earlier find leads nowhere', async () => {
  found('proveedores que esperan')
  await open('/home')
  await write('proveedores')
  const scene = await screen.findByRole('link', { name: /^Qué es/ })
  await screen.findByText('Encontramos 1 resultado más')
  expect(scene).toHaveAttribute('href', '/temas/resico#leccion-resico-1-2')
  expect(scene.querySelector('mark')).toHaveTextContent('proveedores')
  api.answer(searchCatalog, { topics: [], scenes: [] })
  await write('xyzxyz')
  await userEvent.type(await search(), '{Enter}')
  await screen.findByText(/^En las lecciones no encontramos nada con eso\./)
  expect(address()).toBe('/home')
})

test('the names of topics can be searched while lessons cannot', async () => {
  api.disconnect(searchCatalog)
  await open('/home')
  await write('prueba')
  await screen.findByText(/^Por ahora no podemos buscar en las lecciones\./)
  expect(names(await topics())).toEqual(['Prueba ácida'])
})

test('a selected topic is part of the address, and Back and Forward move through the selected ones', async () => {
  await open('/home')
  await follow('Punto de equilibrio')
  await shown('Punto de equilibrio')
  expect(address()).toBe('/home?tema=punto-de-equilibrio')
  expect(selected()).toHaveLength(1)
  expect(selected()[0]).toHaveTextContent('Punto de equilibrio')
  await follow('RESICO')
  await shown('RESICO')
  history.back()
  await shown('Punto de equilibrio')
  history.back()
  await choose()
  history.forward()
  await shown('Punto de equilibrio')
})

test('a shared address opens its topic, and one of an unknown topic asks to select one', async () => {
  await open('/home?tema=capital-de-trabajo')
  await shown('Capital de trabajo')
  expect(selected()[0]).toHaveTextContent('Capital de trabajo')
  await open('/home?tema=%3Cscript%3E')
  await choose()
  expect(selected()).toHaveLength(0)
})

test('a loading state is shown while topics are pending, and a failure can be retried', async () => {
  api.refuse(listTags, 503, { message: 'down' })
  const release = api.hold(listTags)
  await open('/home')
  await screen.findByText('Cargando temas…')
  release()
  await screen.findByText('No hay tags para mostrar.')
  api.answer(listTags, { tags: [...tags] })
  await press('Intentar de nuevo')
  expect(await topics()).toHaveLength(tags.length)
})
