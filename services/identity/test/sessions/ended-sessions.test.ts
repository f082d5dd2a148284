import { eventually } from '@semaforo/testing/eventually'
import { decodeJwt } from 'jose'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aSession, logIn } from '../support/accounts.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

test('a promotion ends no session, not even the one that changed the password last', async () => {
  const user = await aSession(here.site)
  const { sessions } = await openStores(here.site.platform)
  const changePassword = async (password: string) => {
    const changed = await user.client.patch(`/api/users/${user.id}`, { password }, user.token)
    expect(changed.status).toBe(200)
  }
  await changePassword('Cosecha-nueva-1')
  const later = await logIn(here.site, { ...user, password: 'Cosecha-nueva-1' })
  const admin = await anAdmin(here.site)
  const promoted = await admin.client.patch(`/api/users/${user.id}`, { role: 'admin' }, admin.token)
  expect(promoted.status).toBe(200)
  // Its event follows the promotion's: once it has erased the later session, the promotion has been handled.
  await changePassword('Cosecha-nueva-2')
  const { sid } = decodeJwt(later.token)
  await eventually(async () => expect(await sessions.get(String(sid))).toBeUndefined())
  const answer = await user.client.send('POST', '/api/auth/refresh')
  expect(answer).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })
})
