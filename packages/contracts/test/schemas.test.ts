import {
  CloudEvent,
  catalogChanged,
  likeRoadmap,
  listTags,
  Registry,
  searchVideos,
  siteItself,
} from '../src/index.ts'

const tag = {
  id: 1,
  name: 'Flujo de efectivo',
  slug: 'flujo-de-efectivo',
  description: 'El dinero.',
  likes: 0,
}

describe('a search for videos', () => {
  const messageFor = (query: unknown) => searchVideos.query?.safeParse(query).error?.issues[0]?.message

  test.each([
    [{}, 'Escribe qué quieres buscar.'],
    [{ q: '   ' }, 'Escribe qué quieres buscar.'],
    [{ q: ['a', 'b'] }, 'Escribe qué quieres buscar.'],
    [{ q: 'a'.repeat(201) }, 'La búsqueda puede tener hasta 200 caracteres.'],
    [{ q: 'iva', pageToken: '../x' }, 'La página pedida no existe.'],
  ])('%j is rejected with a Spanish message', (query, message) => {
    expect(messageFor(query)).toBe(message)
  })

  test('a search has up to 200 characters, not counting surrounding blanks', () => {
    expect(searchVideos.query?.parse({ q: ` ${'a'.repeat(200)} ` })).toEqual({ q: 'a'.repeat(200) })
  })
})

test.each([
  ['a slug with an accent', { ...tag, slug: 'razón' }],
  ['an id of zero', { ...tag, id: 0 }],
  ['no description', { ...tag, description: '' }],
])('a tag with %s is refused', (_, wrong) => {
  expect(listTags.answer.safeParse({ tags: [tag] }).success).toBe(true)
  expect(listTags.answer.safeParse({ tags: [wrong] }).success).toBe(false)
})

test.each(['0', '-1', '1.5', '01', 'abc', '', '9999999999999999', '1e3'])(
  'a roadmap whose id is %j cannot be liked',
  (id) => {
    expect(likeRoadmap.params?.parse({ id: '7' })).toEqual({ id: 7 })
    const refusal = likeRoadmap.params?.safeParse({ id }).error?.issues[0]
    expect(refusal).toMatchObject({ path: ['id'], message: 'No disponible (id inválido)' })
  },
)

test('an event type ends with its major version', () => {
  const envelope = {
    specversion: '1.0',
    id: 'a',
    source: '/catalog',
    subject: 'tag/1',
    time: '2026-01-01T00:00:00Z',
    sequence: 1,
    datacontenttype: 'application/json',
    data: { kind: 'tag', item: tag },
  }
  expect(CloudEvent.safeParse({ ...envelope, type: catalogChanged.type }).success).toBe(true)
  expect(CloudEvent.safeParse({ ...envelope, type: 'catalog.changed' }).success).toBe(false)
})

test('a change of the catalog may name its editor, and is read without one', () => {
  for (const more of [{}, { actor: 'ana' }])
    expect(catalogChanged.data.parse({ kind: 'tag', item: tag, ...more })).toMatchObject(more)
})

test('a registry names at least one route of each frontend, and the hash of its entry, and none is the site itself', () => {
  const frontend = {
    name: 'learning',
    version: '1',
    entry: '/remotes/learning/1/remoteEntry.js',
    integrity: `sha384-${'a'.repeat(64)}`,
    routes: [{ path: '/home', title: 'Inicio' }],
  }
  expect(Registry.safeParse({ frontends: [frontend] }).success).toBe(true)
  for (const wrong of [
    { name: siteItself },
    { routes: [] },
    { integrity: 'md5-abc' },
    { integrity: 'sha384-?' },
    { entry: 'https://' },
  ])
    expect(Registry.safeParse({ frontends: [{ ...frontend, ...wrong }] }).success).toBe(false)
})
