import { exportMe } from '@semaforo/contracts'
import { services as entries } from '@semaforo/contracts/services'
import { exportPeers } from '../../src/user/export.ts'
import { aSession } from '../support/accounts.ts'
import { aMessage } from '../support/messages.ts'
import { newDataDir, removeDataDir, startSite } from '../support/site.ts'

/** Stand-ins for the other services' HTTP, which record their requests. */
function services(status = 200) {
  const asked: { name: string; path: string; authorization: string | undefined }[] = []
  const peer = (name: string) => ({
    async read(path: string, headers: Record<string, string>) {
      asked.push({ name, path, authorization: headers['authorization'] })
      return { status, body: Buffer.from(JSON.stringify({ from: name })) }
    },
  })
  return { asked, peers: Object.fromEntries(exportPeers.map((name) => [name, peer(name)])) }
}

test('identity knows the addresses of the services whose data it hands out', () => {
  const { calls = [] } = entries.find(({ name }) => name === 'identity') ?? {}
  expect(calls).toEqual(expect.arrayContaining([...exportPeers]))
})

test('an export contains the data of every service, and no credentials', async () => {
  const { asked, peers } = services()
  const dataDir = await newDataDir()
  const site = await startSite(dataDir, { peers })
  const user = await aSession(site)
  await user.client.patch('/api/me/pulse', { day: 5 }, user.token)
  await user.client.post('/api/contact', aMessage(), user.token)
  await user.client.send('POST', '/api/auth/refresh')
  const answer = await user.client.get('/api/me/export', user.token)
  const exported = exportMe.answer.parse(answer.body)
  expect(Object.keys(exported.services).sort()).toEqual(['identity', ...exportPeers].sort())
  expect(exported.services['identity']).toMatchObject({
    user: { email: user.email, firstName: 'Ana', pulse: { on: { day: 5 } } },
    messages: [{ topic: 'question', email: expect.stringMatching(/@ejemplo.mx$/) }],
    sessions: [{ device: 'Dispositivo desconocido' }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/argon2|Hash/)
  expect(asked).toEqual(
    exportPeers.map((name) => ({
      name,
      path: `/internal/export/${user.id}`,
      authorization: `Bearer ${user.token}`,
    })),
  )
  const next = exportMe.answer.parse((await user.client.get('/api/me/export', user.token)).body)
  expect(next.services['identity']).toMatchObject({
    audit: expect.arrayContaining([
      expect.objectContaining({
        action: 'exported',
        actor: user.id,
        target: user.id,
        at: exported.exportedAt,
      }),
    ]),
  })
  await site.stop()
  await removeDataDir(dataDir)
})

test.each([
  [503, 503, 'export-incomplete'],
  [403, 503, 'export-incomplete'],
  // The client reacts by refreshing its token.
  [401, 401, 'token-expired'],
])('a service that answers %i makes no partial export: %i', async (status, expected, code) => {
  const dataDir = await newDataDir()
  const site = await startSite(dataDir, { peers: services(status).peers })
  const user = await aSession(site)
  expect(await user.client.get('/api/me/export', user.token)).toMatchObject({
    status: expected,
    body: { code },
  })
  await site.stop()
  await removeDataDir(dataDir)
})
