import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { auditFailedLogin, sweepAudit } from '../../src/audit/audit.ts'
import { auditPage } from '../../src/audit/audit-page.ts'
import { openStores } from '../../src/stores.ts'
import { newDataDir, openDeployment, startSite } from '../support/site.ts'

const dayMs = 24 * 3_600_000
const by = { origin: 'a-hash' }

test('failed logins with addresses that have no account are one entry per network and hour', async () => {
  const site = await startSite(await newDataDir())
  const network = site.client({ ip: '10.1.2.3' })
  for (let n = 0; n < 50; n += 1) {
    const guess = { email: `nadie.${n}@correo.mx`, password: 'No-es-esta-1' }
    expect((await network.post('/api/auth/login', guess)).status).toBe(401)
  }
  const { entries } = await auditPage(await openStores(site.platform), {})
  const failed = entries.filter(({ action }) => action === 'login-failed')
  // Two, where the hour changed meanwhile.
  expect(failed.length).toBeLessThanOrEqual(2)
  expect(failed.reduce((sum, { detail }) => sum + Number(detail), 0)).toBe(50)
})

test('entries of the audit trail go after their days, however many, and younger ones stay', async () => {
  const platform = await openDeployment(temporaryDirectory())
  endsWithTest(platform.close)
  const stores = await openStores(platform)
  const now = Date.parse('2026-11-22T12:00:00Z')
  const count = async () => (await stores.audit.query('at', { limit: 1_000 })).items.length
  const entry = (daysAgo: number, n: number) =>
    auditFailedLogin(stores, by, { target: `user-${n}`, now: now - daysAgo * dayMs })
  for (let n = 0; n < 230; n += 1) await entry(731, n)
  await entry(729, 300)
  await entry(0, 301)
  expect(await count()).toBe(232)

  await sweepAudit(stores, now, 730)
  expect(await count()).toBe(2)
  const { entries } = await auditPage(stores, {})
  expect(entries.map(({ target }) => target)).toEqual(['user-301', 'user-300'])

  await sweepAudit(stores, now, 30)
  expect(await count()).toBe(1)
})
