import {
  createRoadmap,
  createTag,
  type EditedRoadmap,
  type EditedTag,
  listCatalogItems,
  orderCatalog,
  readAudit,
  searchUsers,
  updateRoadmap,
  updateTag,
} from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { evasSession } from '../../../test/eva.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const aTag = (id: number, name = `Tema ${id}`): EditedTag => ({
  id,
  name,
  slug: `tema-${id}`,
  description: `De qué trata ${name}.`,
  position: id,
  version: 1,
  retired: false,
})
const aRoadmap = (id: number, title: string, tagIds = [1]): EditedRoadmap => ({
  id,
  title,
  slug: `roadmap-${id}`,
  tagIds,
  position: id,
  version: 1,
  retired: false,
})

/** The catalog of the service: it takes changes that know the current version, and an order of all that is visible. */
async function openEditor(catalog: { tags: EditedTag[]; roadmaps?: EditedRoadmap[] }) {
  const site = { roadmaps: [] as EditedRoadmap[], ...catalog }
  const change = <Item extends EditedTag | EditedRoadmap>(items: Item[], id: string, body: unknown): Item => {
    const item = items.find((one) => String(one.id) === id)
    if (!item) throw new Error(`no item ${id}`)
    return Object.assign(item, body, { version: item.version + 1 })
  }
  api.answer(listCatalogItems, () => structuredClone(site))
  api.answer(updateTag, ({ params, body }) => change(site.tags, params.id ?? '', body))
  api.answer(updateRoadmap, ({ params, body }) => change(site.roadmaps, params.id ?? '', body))
  api.answer(createTag, ({ body }) => {
    const tag = { ...aTag(site.tags.length + 1), ...(body as object) }
    site.tags.push(tag)
    return tag
  })
  api.answer(createRoadmap, ({ body }) => {
    const roadmap = { ...aRoadmap(site.roadmaps.length + 1, ''), ...(body as object) }
    site.roadmaps.push(roadmap)
    return roadmap
  })
  api.answer(orderCatalog, ({ body }) => {
    const { kind, ids } = body as { kind: 'tag' | 'roadmap'; ids: number[] }
    const items: { id: number; retired: boolean }[] = kind === 'tag' ? site.tags : site.roadmaps
    expect(ids.toSorted()).toEqual(items.flatMap(({ id, retired }) => (retired ? [] : id)).toSorted())
    items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { message: 'Ordenado.' }
  })
  await open('/options/edit', evasSession)
  await screen.findByRole('heading', { name: 'Recursos' })
  return site
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const topics = () => within(screen.getByRole('region', { name: 'Temas' }))
const place = (name: string) => field(`Lugar de ${name}`)
const moveTo = async (name: string, to: string) => {
  await userEvent.clear(place(name))
  await userEvent.type(place(name), `${to}{Enter}`)
}
const orders = () => api.received(orderCatalog).map(({ body }) => (body as { ids: number[] }).ids)

test('a tag is created, renamed, retired and restored, and the restoring undone', async () => {
  const site = await openEditor({ tags: [aTag(1)] })
  await press('Nuevo tema')
  await press('Guardar')
  screen.getByText('Escribe el nombre.')
  fill('Nombre', 'Ahorro del dueño')
  fill('Descripción', 'Cuánto puedes sacar sin dañar al negocio.')
  await press('Guardar')
  await screen.findByText('Tema creado')
  await press('Editar: Ahorro del dueño')
  fill('Nombre', 'Sueldo del dueño')
  await press('Guardar')
  await screen.findByText('Tema guardado')
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar: Sueldo del dueño' }))
  await screen.findByText(/^Tema retirado\./)
  await press('Retirados (1)')
  await press('Recuperar: Sueldo del dueño')
  await screen.findByText('Tema recuperado')
  await press('Deshacer: Sueldo del dueño')
  await screen.findByText(/^Tema retirado\./)
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
  expect(site.tags[1]).toMatchObject({ name: 'Sueldo del dueño', retired: true })
})

test('a press moves a roadmap and keeps the focus; the order is saved once the moves pause, and can be undone', async () => {
  await openEditor({
    tags: [aTag(1)],
    roadmaps: [aRoadmap(1, 'Uno'), aRoadmap(2, 'Dos'), aRoadmap(3, 'Tres')],
  })
  button('Bajar: Uno').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(button('Bajar: Uno')).toHaveFocus()
  await screen.findByText('Orden guardado')
  await press('Deshacer: el orden')
  await waitFor(() => expect(orders()).toHaveLength(2))
  await press('Deshacer: el orden')
  await waitFor(() =>
    expect(orders()).toEqual([
      [2, 3, 1],
      [1, 2, 3],
      [2, 3, 1],
    ]),
  )
})

test('an order is saved though one leaves at once', async () => {
  api.answer(readAudit, { entries: [] })
  api.answer(searchUsers, { users: [], page: 1 })
  await openEditor({ tags: [aTag(1), aTag(2)] })
  fireEvent.click(button('Bajar: Tema 1'))
  fireEvent.click(screen.getByRole('link', { name: 'Auditoría' }))
  await screen.findByText('Todavía no hay nada registrado')
  await waitFor(() => expect(orders()).toEqual([[2, 1]]))
})

test('a topic of a long list is found by its name, and moved by the number of its place', async () => {
  const tags = Array.from({ length: 24 }, (_, n) => aTag(n + 1))
  tags[3] = aTag(4, 'Prueba ácida')
  await openEditor({ tags })
  const search = field('Buscar en Temas')
  await userEvent.type(search, 'acida')
  expect(topics().getAllByRole('listitem')).toHaveLength(1)
  expect(place('Prueba ácida')).toHaveValue('4')
  await moveTo('Prueba ácida', '2')
  await screen.findByText('Orden guardado')
  expect(place('Prueba ácida')).toHaveValue('2')
  await press('Deshacer: el orden')
  await waitFor(() => expect(orders()).toHaveLength(2))
  expect(place('Prueba ácida')).toHaveValue('4')
  await moveTo('Prueba ácida', '99')
  expect(place('Prueba ácida')).toHaveValue('4')
  await userEvent.clear(search)
  await userEvent.type(search, 'zzz')
  screen.getByText('No hay nada que se llame «zzz».')
  await press('Ver todo')
  expect(search).toHaveFocus()
  expect(topics().getAllByRole('listitem')).toHaveLength(24)
})

test('a typed place is saved though the press that leaves its field opens the form of the row', async () => {
  await openEditor({ tags: Array.from({ length: 13 }, (_, n) => aTag(n + 1)) })
  await userEvent.clear(place('Tema 9'))
  await userEvent.type(place('Tema 9'), '1')
  await press('Editar: Tema 9')
  await screen.findByLabelText('Descripción')
  await screen.findByText('Orden guardado')
  expect(orders()[0]?.[0]).toBe(9)
})

test('the rest of a long list gets the focus from the button that brought it', async () => {
  await openEditor({ tags: Array.from({ length: 52 }, (_, n) => aTag(n + 1)) })
  await press('Ver 2 más')
  await waitFor(() => expect(field('Elegir: Tema 51')).toHaveFocus())
  field('Elegir: Tema 52')
})

test('a roadmap is created from tags in an order, and edited', async () => {
  const tags = ['Prueba ácida', 'RFC y SAT', 'Balance general'].map((name, n) => aTag(n + 1, name))
  const site = await openEditor({ tags })
  await press('Nuevo roadmap')
  fill('Nombre', 'Tu primer año')
  for (const { name } of tags) await userEvent.selectOptions(field('Agregar un tema'), name)
  const form = within(field('Nombre').form as HTMLFormElement)
  await userEvent.click(form.getByRole('button', { name: 'Subir: Balance general' }))
  await userEvent.click(form.getByRole('button', { name: 'Quitar: Prueba ácida' }))
  expect(form.getByRole('button', { name: 'Quitar: Balance general' })).toHaveFocus()
  await press('Guardar')
  await screen.findByText('Roadmap creado')
  await screen.findByText('Balance general · RFC y SAT')
  await press('Editar: Tu primer año')
  fill('Promesa (opcional)', 'Abre y llega al año con caja.')
  await press('Guardar')
  await screen.findByText('Roadmap guardado')
  expect(site.roadmaps[0]).toMatchObject({ promise: 'Abre y llega al año con caja.', tagIds: [3, 2] })
})

test('while an item is being retired the others say that they wait', async () => {
  await openEditor({ tags: [aTag(1), aTag(2)] })
  const answer = api.hold(updateTag)
  await press('Retirar: Tema 1')
  expect(button('Retirar: Tema 2')).toHaveAttribute('aria-disabled', 'true')
  answer()
  await screen.findByText(/^Tema retirado\./)
  await waitFor(() => expect(button('Retirar: Tema 2')).toHaveAttribute('aria-disabled', 'false'))
})

test('opening another form leaves what is being typed, and closing one returns the focus to its button', async () => {
  await openEditor({ tags: [aTag(1), aTag(2)] })
  await press('Editar: Tema 1')
  fill('Descripción', 'Lo que escribo.')
  await press('Editar: Tema 2')
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Descripción')
  expect(first).toHaveValue('Lo que escribo.')
  const form = within(second?.form as HTMLFormElement)
  await userEvent.click(form.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(button('Editar: Tema 2')).toHaveFocus())
})

test('a change that another admin forestalled keeps what was typed, and leads to what they saved', async () => {
  const site = await openEditor({ tags: [aTag(1)] })
  await press('Editar: Tema 1')
  fill('Descripción', 'Lo que yo escribía.')
  site.tags = [{ ...aTag(1), version: 2, description: 'Lo que otra persona cambió.' }]
  const message = 'Alguien lo cambió mientras tanto. Mira cómo quedó.'
  api.refuse(updateTag, 409, { code: 'item-changed', message })
  await press('Guardar')
  await screen.findByText(message)
  expect(field('Descripción')).toHaveValue('Lo que yo escribía.')
  await press('Cancelar')
  await screen.findByText('Lo que otra persona cambió.')
})

test('several topics are retired after one question, and restored together', async () => {
  const site = await openEditor({ tags: [aTag(1), aTag(2), aTag(3)] })
  const chosen = (name: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: 'Temas elegidos' })).getByRole('button', { name }),
    )
  const confirm = async (question: string, name: string) => {
    const dialog = within(screen.getByRole('dialog', { name: question }))
    await userEvent.click(dialog.getByRole('button', { name }))
  }
  for (const id of [1, 2]) await userEvent.click(field(`Elegir: Tema ${id}`))
  screen.getByText('2 elegidos')
  await chosen('Retirar')
  await confirm('¿Retirar 2 temas?', 'Retirar')
  await screen.findByText('2 temas retirados')
  await userEvent.click(await screen.findByRole('button', { name: 'Retirados (2)' }))
  for (const id of [1, 2]) await userEvent.click(field(`Elegir: Tema ${id}`))
  await chosen('Recuperar')
  await confirm('¿Recuperar 2 temas?', 'Recuperar')
  await screen.findByText('2 temas recuperados')
  expect(site.tags.map(({ retired }) => retired)).toEqual([false, false, false])
})

test('an order is undone though topics were retired since', async () => {
  await openEditor({ tags: [aTag(1), aTag(2), aTag(3)] })
  await press('Bajar: Tema 1')
  await screen.findByText('Orden guardado')
  await userEvent.click(field('Elegir: Tema 3'))
  await press('Retirar')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar' }))
  await screen.findByRole('button', { name: 'Retirados (1)' })
  await press('Deshacer: el orden')
  await waitFor(() =>
    expect(orders()).toEqual([
      [2, 1, 3],
      [1, 2],
    ]),
  )
})
