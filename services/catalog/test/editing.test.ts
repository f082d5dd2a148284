import { catalogChanged, type EditedRoadmap, type EditedTag } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { publishedEvents } from '@semaforo/testing/published-events'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { newDataDir, removeDataDir, type Site, startSite } from './catalog-site.ts'

let tokens: Tokens
let site: Site
beforeEach(async () => {
  tokens = await createTokens()
  site = await startSite(await newDataDir(), {}, { tokens })
})
afterEach(async () => {
  await site.stop()
  await removeDataDir(site.dataDir)
})

async function call(method: string, path: string, body?: unknown, role: 'admin' | 'user' = 'admin') {
  const headers = {
    authorization: `Bearer ${await tokens.token('somebody', { role })}`,
    'content-type': 'application/json',
  }
  const answer = await fetch(site.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  return { status: answer.status, body: (await answer.json()) as any }
}
const items = async () =>
  (await call('GET', '/api/catalog/items')).body as { tags: EditedTag[]; roadmaps: EditedRoadmap[] }
const shown = async (what: 'tags' | 'roadmaps') =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  ((await (await site.get(`/api/catalog/${what}`)).json()) as any)[what] as any[]
const aTag = { name: 'Ahorro del dueño', description: 'Cuánto puedes sacar sin dañar al negocio.' }
const rename = (id: number, name: string) => call('PATCH', `/api/catalog/tags/${id}`, { version: 1, name })
const addTag = (name: string) => call('POST', '/api/catalog/tags', { ...aTag, name })

test('a new tag is appended and has its own slug', async () => {
  const { status, body } = await call('POST', '/api/catalog/tags', aTag)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...aTag, id: 25, position: 25, slug: 'ahorro-del-dueno', retired: false })
  expect((await shown('tags')).at(-1)).toMatchObject(aTag)
})

test('two tags added concurrently are both added', async () => {
  const added = await Promise.all(['Uno', 'Dos', 'Tres'].map(addTag))
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(added.map(({ body }) => body.id)).size).toBe(3)
})

test('of two tags with the same name added concurrently, one is refused', async () => {
  const added = await Promise.all([1, 2].map(() => call('POST', '/api/catalog/tags', aTag)))
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['two tags renamed', () => [rename(1, 'Caja'), rename(2, 'caja.')]],
  ['a new tag and one renamed', () => [addTag('Caja'), rename(1, 'caja.')]],
])('of %s concurrently to the same name, one is refused', async (_, edit) => {
  const answers = await Promise.all(edit())
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['name-taken', undefined])
})

test('a renamed tag keeps its slug and is renamed in its roadmaps', async () => {
  const { body } = await rename(1, 'Caja diaria')
  expect(body).toMatchObject({ name: 'Caja diaria', slug: 'flujo-de-efectivo', version: 2 })
  const [liquidity] = await shown('roadmaps')
  expect(liquidity.tags[0]).toMatchObject({ id: 1, name: 'Caja diaria' })
})

test('a change based on an older version is refused', async () => {
  await rename(1, 'Caja diaria')
  const late = await rename(1, 'Caja semanal')
  expect([late.status, late.body.code]).toEqual([409, 'item-changed'])
  expect((await items()).tags[0]?.name).toBe('Caja diaria')
})

test('of two concurrent changes of a tag, one is refused', async () => {
  const changes = await Promise.all(['Caja diaria', 'Caja semanal'].map((name) => rename(1, name)))
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a retired tag is hidden everywhere, and can be restored', async () => {
  await call('PATCH', '/api/catalog/tags/4', { version: 1, retired: true })
  expect((await shown('tags')).map(({ id }) => id)).not.toContain(4)
  expect((await items()).tags.find(({ id }) => id === 4)).toMatchObject({ retired: true, version: 2 })
  await call('PATCH', '/api/catalog/tags/4', { version: 2, retired: false })
  expect((await shown('tags')).map(({ id }) => id)).toContain(4)
})

test('a roadmap is published with its retired tags; restoring a tag publishes only the tag', async () => {
  const published = async (id: number) =>
    (await publishedEvents(site.platform.log, catalogChanged.topic, `roadmap/${id}`)).map(({ data }) =>
      data.item.tags.map((tag: { id: number }) => tag.id),
    )
  await call('PATCH', '/api/catalog/tags/4', { version: 1, retired: true })
  await call('PATCH', '/api/catalog/roadmaps/1', { version: 1, title: 'Caja sana' })
  await call('POST', '/api/catalog/order', { kind: 'roadmap', ids: [2, 1, 3, 4, 5, 6, 7, 8] })
  await call('POST', '/api/catalog/roadmaps', { title: 'Primer año', tagIds: [9, 4] })
  await eventually(async () => expect(await published(9)).toEqual([[9, 4]]))
  expect(await published(1)).toEqual(Array(3).fill([1, 2, 3, 4]))
})

test('each edit is published with the id of its editor, and shipped content without one', async () => {
  await rename(1, 'Caja diaria')
  await call('POST', '/api/catalog/order', {
    kind: 'tag',
    ids: (await shown('tags')).map(({ id }) => id).reverse(),
  })
  await addTag('Ahorro')
  const editors = async (id: number) =>
    (await publishedEvents(site.platform.log, catalogChanged.topic, `tag/${id}`)).map(
      ({ data }) => data.actor,
    )
  await eventually(async () =>
    expect([await editors(1), await editors(25)]).toEqual([
      [undefined, 'somebody', 'somebody'],
      ['somebody'],
    ]),
  )
})

test('the name of a retired tag can be reused, which prevents restoring it under that name', async () => {
  await call('PATCH', '/api/catalog/tags/4', { version: 1, retired: true })
  const again = await addTag('Prueba acida')
  expect(again.body).toMatchObject({ slug: 'prueba-acida-2' })
  const back = await call('PATCH', '/api/catalog/tags/4', { version: 2, retired: false })
  expect([back.status, back.body.code]).toEqual([409, 'name-taken'])
})

test('a roadmap is public only while it has a topic that is', async () => {
  const titles = async () => (await shown('roadmaps')).map(({ title }) => title)
  const { body: tag } = await call('POST', '/api/catalog/tags', {
    name: 'Solo aquí',
    description: 'Un tema.',
  })
  await call('POST', '/api/catalog/roadmaps', { title: 'De un tema', tagIds: [tag.id] })
  expect(await titles()).toContain('De un tema')
  const { body: gone } = await call('PATCH', `/api/catalog/tags/${tag.id}`, {
    version: tag.version,
    retired: true,
  })
  expect(await titles()).not.toContain('De un tema')
  await call('PATCH', `/api/catalog/tags/${tag.id}`, { version: gone.version, retired: false })
  expect(await titles()).toContain('De un tema')
})

test('a roadmap is created, and its tags are reordered', async () => {
  const { body: made } = await call('POST', '/api/catalog/roadmaps', { title: 'Primer año', tagIds: [9, 1] })
  expect(made).toMatchObject({ id: 9, position: 9, slug: 'primer-ano', tagIds: [9, 1] })
  await call('PATCH', `/api/catalog/roadmaps/${made.id}`, { version: made.version, tagIds: [1, 9, 2] })
  expect((await shown('roadmaps')).at(-1).tags.map(({ id }: { id: number }) => id)).toEqual([1, 9, 2])
})

test("a roadmap's promise is shown, changed, and removed by an empty one", async () => {
  const body = { title: 'Primer año', promise: ' Abre y llega al año con caja. ', tagIds: [9] }
  const { body: made } = await call('POST', '/api/catalog/roadmaps', body)
  expect(made.promise).toBe('Abre y llega al año con caja.')
  const change = (promise: string, version: number) =>
    call('PATCH', `/api/catalog/roadmaps/${made.id}`, { version, promise })
  await change('Llega al año.', made.version)
  expect((await shown('roadmaps')).at(-1)).toMatchObject({ title: 'Primer año', promise: 'Llega al año.' })
  await change('', made.version + 1)
  expect((await shown('roadmaps')).at(-1).promise).toBeUndefined()
  const long = await change('a'.repeat(141), made.version + 2)
  expect([long.status, long.body.errors[0].path]).toEqual([400, 'promise'])
})

test('reordering tags is idempotent', async () => {
  const ids = (await shown('tags')).map(({ id }) => id)
  const order = [ids[1], ids[0], ...ids.slice(2)]
  for (let times = 0; times < 2; times++)
    expect((await call('POST', '/api/catalog/order', { kind: 'tag', ids: order })).status).toBe(200)
  expect((await shown('tags')).map(({ id }) => id)).toEqual(order)
  const { tags } = await items()
  expect(tags.filter(({ version }) => version > 1).map(({ id }) => id)).toEqual([2, 1])
})

test.each([
  ['one is missing', (ids: number[]) => ids.slice(1)],
  ['one is unknown', (ids: number[]) => [...ids.slice(1), 99]],
])('an order in which %s is none', async (_, spoil) => {
  const ids = spoil((await shown('tags')).map(({ id }) => id))
  const { status, body } = await call('POST', '/api/catalog/order', { kind: 'tag', ids })
  expect([status, body.code]).toEqual([409, 'item-changed'])
})

test.each([
  ['no name', 'POST', 'tags', { description: 'x' }, 'name', 'Escribe el nombre.'],
  [
    'a name of signs',
    'POST',
    'tags',
    { ...aTag, name: '¡!' },
    'name',
    'El nombre necesita letras o números.',
  ],
  ['no tag', 'POST', 'roadmaps', { title: 'x', tagIds: [] }, 'tagIds', 'Elige al menos un tema.'],
  ['a tag twice', 'POST', 'roadmaps', { title: 'x', tagIds: [1, 1] }, 'tagIds', 'Cada tema va una sola vez.'],
  ['no version', 'PATCH', 'tags/1', { name: 'x' }, 'version', 'Falta la versión que viste.'],
  ['an id to set', 'POST', 'tags', { ...aTag, id: 7 }, '', 'Hay datos que no se pueden cambiar.'],
])('%s is refused in words', async (_, method, path, sent, field, message) => {
  const { status, body } = await call(method, `/api/catalog/${path}`, sent)
  expect([status, body.errors]).toEqual([400, [{ path: field, message }]])
})

test.each([
  ['an unknown tag in a roadmap', 'POST', 'roadmaps', { title: 'x', tagIds: [99] }, 400, 'unknown-tag'],
  ['an unknown item', 'PATCH', 'tags/99', { version: 1, name: 'x' }, 404, 'item-not-found'],
  ['a name that another has', 'POST', 'tags', { ...aTag, name: 'prueba ACIDA' }, 409, 'name-taken'],
  ['nothing new', 'PATCH', 'tags/1', { version: 1, retired: false }, 400, 'nothing-to-change'],
])('%s is refused with its code', async (_, method, path, sent, status, code) => {
  const answer = await call(method, `/api/catalog/${path}`, sent)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test.each([
  ['GET', 'items', undefined],
  ['POST', 'tags', aTag],
  ['PATCH', 'tags/1', { version: 1, name: 'x' }],
  ['POST', 'roadmaps', { title: 'x', tagIds: [1] }],
  ['PATCH', 'roadmaps/1', { version: 1, title: 'x' }],
  ['POST', 'order', { kind: 'tag', ids: [1] }],
])('%s /api/catalog/%s is for admins alone', async (method, path, body) => {
  const answer = await call(method, `/api/catalog/${path}`, body, 'user')
  expect([answer.status, answer.body.code]).toEqual([403, 'not-allowed'])
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${site.url}/api/catalog/${path}`, { ...init, headers })).status).toBe(401)
  expect((await items()).tags[0]?.version).toBe(1)
})
