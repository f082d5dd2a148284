import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { auditPage } from '../../src/audit/audit-page.ts'
import { type AuditRecord, openStores } from '../../src/stores.ts'
import { anAdmin, aUser } from '../support/accounts.ts'
import { openDeployment } from '../support/site.ts'
import { siteForAll } from '../support/site-for-all.ts'

/** Stores with these entries, whose ids are their places. */
async function storesWith(records: AuditRecord[]) {
  const platform = await openDeployment(temporaryDirectory())
  endsWithTest(platform.close)
  const stores = await openStores(platform)
  for (const [id, record] of records.entries()) await stores.audit.update(String(id), () => [record, []])
  return stores
}
const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`

test('entries are filtered by person, kind and time, alone and together', async () => {
  const stores = await storesWith([
    { at: at(1), action: 'logged-in', actor: 'ana', target: 'ana' },
    { at: at(2), action: 'role-changed', actor: 'eva', target: 'ana' },
    { at: at(3), action: 'role-changed', actor: 'ana', target: 'eva' },
    { at: at(4), action: 'logged-in', actor: 'eva', target: 'eva' },
    { at: at(5), action: 'login-failed', target: 'ana' },
  ])
  const ids = async (query: Parameters<typeof auditPage>[1]) =>
    (await auditPage(stores, query)).entries.map(({ id }) => id).join('')
  expect(await ids({})).toBe('43210')
  expect(await ids({ person: 'ana' })).toBe('4210')
  expect(await ids({ person: 'nadie' })).toBe('')
  expect(await ids({ action: 'role-changed' })).toBe('21')
  expect(await ids({ from: at(2), before: at(4) })).toBe('21')
  // The same time in another form.
  expect(await ids({ from: '2026-03-02T12:00:00Z' })).toBe('4321')
  expect(await ids({ person: 'ana', action: 'logged-in', from: at(1), before: at(2) })).toBe('0')
})

test('pages contain every entry once, also entries of the same millisecond', async () => {
  const records = Array.from({ length: 130 }, (_, n) => {
    const [actor, target] = n % 3 === 0 ? ['ana', 'ana'] : n % 3 === 1 ? ['ana', 'eva'] : ['eva', 'ana']
    return { at: at(1 + Math.floor(n / 60)), action: 'role-changed' as const, actor, target }
  })
  const stores = await storesWith(records)
  for (const query of [{}, { person: 'ana' }, { action: 'role-changed' as const, limit: '7' }]) {
    const pages = [await auditPage(stores, query)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await auditPage(stores, { ...query, after: next }))
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids).toHaveLength(130)
    expect(new Set(ids).size).toBe(130)
  }
})

describe('the route', () => {
  const here = siteForAll()

  test('names existing people and omits erased ones', async () => {
    const { client, token, user: admin } = await anAdmin(here.site)
    const user = await aUser(here.site, { firstName: 'Berta', lastName: 'Ruiz' })
    await client.patch(`/api/users/${user.id}`, { status: false }, token)
    const audit = () => client.get(`/api/audit?person=${user.id}`, token)
    const { body } = await eventually(async () => {
      const answer = await audit()
      expect(answer.body.entries[0]?.action).toBe('deactivated')
      return answer
    })
    expect(body.names[user.id]).toBe('Berta Ruiz')
    expect(body.names[admin.id]).toBeDefined()
    await client.delete(`/api/users/${user.id}`, token)
    expect((await audit()).body.names[user.id]).toBeUndefined()
  })

  test.each(['after=YQ', 'action=volar', 'from=ayer', 'before=2026', 'limit=501', 'person=a%20b'])(
    'refuses ?%s',
    async (query) => {
      const { client, token } = await anAdmin(here.site)
      expect((await client.get(`/api/audit?${query}`, token)).status).toBe(400)
    },
  )
})
