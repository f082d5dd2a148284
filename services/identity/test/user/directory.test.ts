import { usersPerPage } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { entriesOf, isFirstMatch, normalise } from '../../src/user/directory/entries.ts'
import { anAdmin, aUser } from '../support/accounts.ts'
import { fillWithUsers } from '../support/many-users.ts'
import { siteForAll } from '../support/site-for-all.ts'

test.each([
  ['  José   ÁLVAREZ-Ñúñez ', 'jose alvarez-nunez'],
  ["O'Neill, <b>", 'o neill b'],
  ['%_*', '_'],
  ['Ana+ventas@Ejemplo.MX', 'ana+ventas@ejemplo.mx'],
])('%j is searched as %j', (text, searched) => {
  expect(normalise(text)).toBe(searched)
})

test('a user who matches with several keys is returned once', () => {
  const user = { firstName: 'Ana', lastName: 'Anaya Ánimas', email: 'ana@ejemplo.mx' }
  const entries = [
    ...entriesOf('u', {
      ...user,
      role: 'user',
      status: true,
      passwordHash: '',
      epoch: 1,
      createdAt: '',
    }).values(),
  ]
  for (const searched of ['a', 'an', 'ana', 'ana a', 'anaya', 'anaya animas ana', 'ana@']) {
    const found = entries.filter(({ key }) => key.startsWith(searched))
    expect(found.filter((entry) => isFirstMatch(entry, searched))).toHaveLength(1)
  }
})

describe('the search', () => {
  const here = siteForAll()
  let admin: Awaited<ReturnType<typeof anAdmin>>
  beforeAll(async () => {
    admin = await anAdmin(here.site)
  })
  const search = async (query: string) => {
    const { client, token } = admin
    const { status, body } = await client.get(`/api/users?${query}`, token)
    expect(status).toBe(200)
    return body
  }
  const idsOf = (users: { id: string }[]) => users.map(({ id }) => id)

  test('finds a user by any prefix: a word, the full name in both orders, the address; accents do not count', async () => {
    const user = await aUser(here.site, { firstName: 'María José', lastName: 'Ñandú Cházaro' })
    for (const q of ['nandu', 'JOSE ñ', 'maría jo', 'chaz', 'ñandú cházaro maria', user.email.slice(0, 9)]) {
      await eventually(async () => {
        expect(idsOf((await search(`q=${encodeURIComponent(q)}`)).users)).toContain(user.id)
      })
    }
    expect(idsOf((await search('q=andu')).users)).not.toContain(user.id)
  })

  test('filters by role and state, alone and with a name', async () => {
    const user = await aUser(here.site, { lastName: 'Zzyx' })
    await admin.client.patch(`/api/users/${user.id}`, { status: false }, admin.token)
    for (const [query, found] of [
      ['q=zzyx', true],
      ['q=zzyx&status=false', true],
      ['q=zzyx&status=true', false],
      ['q=zzyx&role=user&status=false', true],
      ['q=zzyx&role=admin', false],
      ['status=false', true],
      ['role=user&status=true', false],
      ['q=&role=&status=&page=', true],
    ] as const) {
      await eventually(async () => expect(idsOf((await search(query)).users).includes(user.id)).toBe(found))
    }
  })

  test('an erased user is no longer found', async () => {
    const user = await aUser(here.site, { lastName: 'Efímera' })
    await eventually(async () => expect(idsOf((await search('q=efimera')).users)).toEqual([user.id]))
    await admin.client.delete(`/api/users/${user.id}`, admin.token)
    expect((await search('q=efimera')).users).toEqual([])
  })

  test('pages contain every user once, in both orders, read in sequence or by jumping', async () => {
    const ids = await fillWithUsers(here.site.platform, 2 * usersPerPage + 5, 'Páginas')
    for (const query of ['q=paginas', 'role=user']) {
      const pages = [await search(query)]
      for (let next = pages[0].next; next; next = pages.at(-1).next)
        pages.push(await search(`${query}&page=${next}`))
      const all = pages.flatMap(({ users }) => idsOf(users))
      expect(new Set(all).size).toBe(all.length)
      expect(all).toEqual(expect.arrayContaining(ids))
      if (query === 'q=paginas') expect(all).toHaveLength(ids.length)
      expect(pages.map(({ page }) => page)).toEqual(pages.map((_, n) => n + 1))
      expect(pages.slice(0, -1).every(({ users }) => users.length === usersPerPage)).toBe(true)
      // Upper case makes another cache key, so that no cursor is cached.
      const jumped = await search(`${query.replace('paginas', 'PAGINAS')}&page=${pages.length}`)
      expect(jumped.users).toEqual(pages.at(-1).users)
    }
    expect(await search('q=paginas&page=4')).toEqual({ users: [], page: 4 })
  })

  test('sorts by age or by last name, whatever the accents and the case, on every page', async () => {
    const lastNames = ['avila zamora', 'Ávila', 'Zúñiga', 'Benítez']
    const people = []
    for (const lastName of lastNames) people.push(await aUser(here.site, { firstName: 'Orden', lastName }))
    const sorted = async (query: string) => {
      const pages = [await search(query)]
      for (let next = pages[0].next; next; next = pages.at(-1).next)
        pages.push(await search(`${query}&page=${next}`))
      const all = pages.flatMap(({ users }) => users)
      expect(new Set(idsOf(all)).size).toBe(all.length)
      return all.filter(({ firstName }) => firstName === 'Orden').map(({ lastName }) => lastName)
    }
    const byName = ['Ávila', 'avila zamora', 'Benítez', 'Zúñiga']
    await eventually(async () => expect(await sorted('sort=name')).toEqual(byName))
    expect(await sorted('sort=name&status=true')).toEqual(byName)
    expect(await sorted('sort=oldest')).toEqual(lastNames)
    expect(await sorted('sort=newest')).toEqual(lastNames.toReversed())
  })
})
