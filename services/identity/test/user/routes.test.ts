import { eventually } from '@semaforo/testing/eventually'
import { anAdmin, aSession, aUser, logIn } from '../support/accounts.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

describe('the own profile', () => {
  test('names change without a password', async () => {
    const user = await aSession(here.site)
    const answer = await user.client.patch(`/api/users/${user.id}`, { firstName: ' Eva ' }, user.token)
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, firstName: 'Eva', lastName: 'López Díaz' },
    })
    expect((await user.client.get('/api/me', user.token)).body.firstName).toBe('Eva')
  })

  test('a new password ends the other sessions', async () => {
    const user = await aSession(here.site)
    const other = await logIn(here.site, user)
    const password = 'Cosecha-nueva-1'
    const change = (body: object) => user.client.patch(`/api/users/${user.id}`, body, user.token)
    const guessable = { password: 'Ana-Lopez-1985!' }
    expect(await change(guessable)).toMatchObject({
      status: 400,
      body: { code: 'guessable-password', errors: [{ path: 'password' }] },
    })
    expect((await change({ password })).status).toBe(200)
    expect((await user.client.get('/api/me', user.token)).status).toBe(200)
    expect((await user.client.send('POST', '/api/auth/refresh')).status).toBe(200)
    expect((await other.client.get('/api/me', other.token)).status).toBe(401)
    await logIn(here.site, { ...user, password })
    expect(await here.site.inbox.newest(user.email, 2)).toContain('Tu contraseña cambió')
  })

  test('a session can refresh while it changes the password, and after the others were erased', async () => {
    const user = await aSession(here.site)
    for (const password of ['Cosecha-nueva-1', 'Cosecha-nueva-2', 'Cosecha-nueva-3']) {
      const { token } = (await user.client.send('POST', '/api/auth/refresh')).body
      const [changed, renewed] = await Promise.all([
        user.client.patch(`/api/users/${user.id}`, { password }, token),
        user.client.send('POST', '/api/auth/refresh'),
      ])
      expect([changed.status, renewed.status]).toEqual([200, 200])
    }
    // The mail of the last change follows the erasure of the sessions in the same log.
    await here.site.inbox.newest(user.email, 4)
    expect((await user.client.send('POST', '/api/auth/refresh')).status).toBe(200)
  })

  test.each([
    [{ role: 'admin' }, 403, 'not-allowed'],
    [{ status: true }, 403, 'not-allowed'],
    [{ firstName: 'Eva', role: 'admin' }, 403, 'not-allowed'],
    [{ email: 'otra@ejemplo.mx' }, 400, 'invalid-request'],
    [{ firstName: 'Eva', epoch: 0 }, 400, 'invalid-request'],
    [{ passwordHash: 'x' }, 400, 'invalid-request'],
    [{ firstName: { $set: 'x' } }, 400, 'invalid-request'],
    [[], 400, 'invalid-request'],
    [{}, 400, 'nothing-to-change'],
  ])('%j is refused and changes nothing', async (body, status, code) => {
    const user = await aSession(here.site)
    const before = (await user.client.get('/api/me', user.token)).body
    expect(await user.client.patch(`/api/users/${user.id}`, body, user.token)).toMatchObject({
      status,
      body: { code },
    })
    expect((await user.client.get('/api/me', user.token)).body).toEqual(before)
  })

  test("nobody can edit another person's profile, not even an admin", async () => {
    const [user, other] = [await aSession(here.site), await aUser(here.site)]
    const anybody = await anAdmin(here.site)
    for (const { client, token } of [user, anybody]) {
      const answer = await client.patch(`/api/users/${other.id}`, { firstName: 'Eva' }, token)
      expect(answer).toMatchObject({ status: 403, body: { msg: 'No tienes permisos' } })
      const end = { status: false }
      const deleted = await client.patch(`/api/users/delete/${other.id}`, end, token)
      expect(deleted.status).toBe(403)
    }
  })

  test('closing the own account logs out and prevents another login', async () => {
    const user = await aSession(here.site)
    const closed = await user.client.patch(`/api/users/delete/${user.id}`, { status: false }, user.token)
    expect(closed.status).toBe(200)
    expect((await user.client.get('/api/me', user.token)).status).toBe(401)
    expect((await user.client.send('POST', '/api/auth/refresh')).status).toBe(401)
    const { email, password } = user
    expect(await here.site.inbox.newest(email, 2)).toContain('Eliminaste tu cuenta')
    const back = await user.client.post('/api/auth/login', { email, password })
    expect(back).toMatchObject({ status: 403, body: { code: 'account-closed' } })
    const wrong = await user.client.post('/api/auth/login', { email, password: 'No-es-esta-1' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } })
  })
})

describe('an admin', () => {
  test('sees the whole list, without secrets', async () => {
    const user = await aUser(here.site)
    const { client, token } = await anAdmin(here.site)
    const { status, body } = await client.get('/api/users', token)
    expect(status).toBe(200)
    const listed = body.find((one: { id: string }) => one.id === user.id)
    expect(Object.keys(listed).sort()).toEqual([
      'closedByOwner',
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'role',
      'status',
    ])
  })

  test('is the only role that sees the list', async () => {
    const user = await aSession(here.site)
    expect(await user.client.get('/api/users', user.token)).toMatchObject({
      status: 403,
      body: { msg: 'No tienes permisos' },
    })
    for (const path of ['/api/users?q=a', '/api/audit']) {
      expect((await user.client.get(path, user.token)).status).toBe(403)
      expect((await user.client.get(path)).status).toBe(401)
    }
    expect((await user.client.delete(`/api/users/${user.id}`, user.token)).status).toBe(403)
  })

  test('grants and revokes a role: the old token fails with the next request', async () => {
    const user = await aSession(here.site)
    const { client, token } = await anAdmin(here.site)
    const role = (value: string) => client.patch(`/api/users/${user.id}`, { role: value }, token)
    expect((await role('admin')).body).toMatchObject({ id: user.id, role: 'admin' })
    const { body } = await user.client.send('POST', '/api/auth/refresh')
    expect((await user.client.get('/api/users', body.token)).status).toBe(200)
    expect((await role('user')).status).toBe(200)
    expect((await user.client.get('/api/users', body.token)).status).toBe(401)
    const again = await logIn(here.site, user)
    expect((await user.client.get('/api/users', again.token)).status).toBe(403)
  })

  test('blocks and reactivates an account', async () => {
    const user = await aSession(here.site)
    const { client, token } = await anAdmin(here.site)
    const status = (value: boolean) => client.patch(`/api/users/${user.id}`, { status: value }, token)
    expect((await status(false)).body).toMatchObject({ status: false })
    expect((await user.client.get('/api/me', user.token)).status).toBe(401)
    expect((await status(true)).body).toMatchObject({ status: true })
    expect((await user.client.get('/api/me', user.token)).status).toBe(401)
    await logIn(here.site, user)
  })

  test('sees which accounts their owners closed, until an admin activates or blocks one', async () => {
    const lastName = 'Cerradas Prueba'
    const { client, token } = await anAdmin(here.site)
    const people = [await aSession(here.site, { lastName }), await aSession(here.site, { lastName })]
    const closed = async ({ id }: { id: string }) => {
      const { body } = await client.get('/api/users', token)
      return body.find((one: { id: string }) => one.id === id).closedByOwner
    }
    for (const [at, person] of people.entries()) {
      expect(await closed(person)).toBe(false)
      const end = { status: false }
      await person.client.patch(`/api/users/delete/${person.id}`, end, person.token)
      expect(await closed(person)).toBe(true)
      await client.patch(`/api/users/${person.id}`, { status: at === 0 }, token)
      expect(await closed(person)).toBe(false)
    }
  })

  test('cannot change their own role, state or account', async () => {
    const { client, token, user } = await anAdmin(here.site)
    for (const body of [{ role: 'user' }, { status: false }]) {
      expect((await client.patch(`/api/users/${user.id}`, body, token)).body.code).toBe('own-account')
    }
    expect((await client.delete(`/api/users/${user.id}`, token)).body.code).toBe('own-account')
    const end = { status: false }
    const self = await client.patch(`/api/users/delete/${user.id}`, end, token)
    expect(self).toMatchObject({ status: 409, body: { code: 'last-admin' } })
  })

  test('ends all sessions of somebody else, as the audit says', async () => {
    const person = await aSession(here.site)
    const { client, token, user } = await anAdmin(here.site)
    const end = (id: string) => client.post(`/api/users/${id}/end-sessions`, {}, token)
    expect((await end(person.id)).status).toBe(200)
    expect((await person.client.get('/api/me', person.token)).status).toBe(401)
    expect((await person.client.send('POST', '/api/auth/refresh')).status).toBe(401)
    const { entries } = (await client.get('/api/audit', token)).body
    expect(entries[0]).toMatchObject({ action: 'all-sessions-ended', actor: user.id, target: person.id })
    expect(await end('nobody')).toMatchObject({ status: 404, body: { code: 'user-not-found' } })
    expect(await end(user.id)).toMatchObject({ status: 409, body: { code: 'own-account' } })
    const again = await logIn(here.site, person)
    const own = await again.client.post(`/api/users/${user.id}/end-sessions`, {}, again.token)
    expect(own).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  })

  test('erases a user permanently; an anonymous audit entry remains', async () => {
    const user = await aSession(here.site)
    const { client, token } = await anAdmin(here.site)
    expect(await client.delete(`/api/users/${user.id}`, token)).toMatchObject({
      status: 200,
      body: { message: 'Usuario eliminado permanentemente' },
    })
    expect((await user.client.get('/api/me', user.token)).status).toBe(401)
    expect((await client.delete(`/api/users/${user.id}`, token)).status).toBe(404)
    expect(await here.site.inbox.newest(user.email, 2)).toContain('fueron borrados')
    const entry = await eventually(async () => {
      const { body } = await client.get('/api/audit', token)
      const found = body.entries.find(
        (one: { action: string; target: string }) => one.action === 'deleted' && one.target === user.id,
      )
      expect(found).toBeDefined()
      return found
    })
    expect(JSON.stringify(entry)).not.toMatch(/Ana|López|@/)
    // The address is free again.
    await aUser(here.site, { email: user.email })
  })
})

test('when two admins demote each other concurrently, one remains', async () => {
  const first = await anAdmin(here.site)
  const user = await aSession(here.site)
  await first.client.patch(`/api/users/${user.id}`, { role: 'admin' }, first.token)
  const second = await logIn(here.site, user)
  const answers = await Promise.all([
    first.client.patch(`/api/users/${user.id}`, { role: 'user' }, first.token),
    second.client.patch(`/api/users/${first.user.id}`, { role: 'user' }, second.token),
  ])
  const changed = answers.filter(({ status }) => status === 200)
  expect(changed).toHaveLength(1)
  const winner = answers[0]?.status === 200 ? first : second
  const { body } = await winner.client.get('/api/users?role=admin&status=true', winner.token)
  expect(body.users).toHaveLength(1)
})
