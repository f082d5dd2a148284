import { storeOf } from '@semaforo/contracts/services'
import { openSnapshot } from '@semaforo/platform/archive'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { describeLikes } from './likes-behaviour.ts'
import { roadmapChanged, startSite, tagChanged } from './likes-site.ts'

describeLikes('embedded')

test('until the catalog arrives, no item is called unknown: whoever asks is told to come back', async () => {
  const tokens = await createTokens()
  const site = await startSite(temporaryDirectory(), tokens)
  const call = await site.as('ana')
  const calls = [
    ['POST', '/api/me/likes/tag/1'],
    ['DELETE', '/api/me/likes/roadmap/1'],
    ['POST', '/api/me/progress/tag/1'],
    ['DELETE', '/api/me/progress/tag/1'],
    ['GET', '/api/me/recommendations'],
  ] as const
  for (const [method, path] of calls) {
    expect(await call(method, path)).toMatchObject({
      status: 503,
      body: { code: 'not-ready', message: 'Todavía no llega el catálogo.' },
    })
  }
  const authorization = `Bearer ${await tokens.token('ana')}`
  const { headers } = await fetch(`${site.url}/api/me/recommendations`, { headers: { authorization } })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await site.publish('roadmap/1', roadmapChanged(1, [1]))
  await site.publish('tag/1', tagChanged(1))
  await eventually(async () => {
    for (const [method, path] of calls) expect(await call(method, path)).toMatchObject({ status: 200 })
  })
  expect((await call('DELETE', '/api/me/likes/tag/999')).body).toMatchObject({ code: 'unknown-tag' })
})

test('the events of each topic are of the store that the list of services names', async () => {
  const dataDir = temporaryDirectory()
  const site = await startSite(dataDir, await createTokens())
  const call = await site.as('ana')
  await site.publish('tag/1', tagChanged(1))
  await eventually(async () => expect((await call('POST', '/api/me/likes/tag/1')).status).toBe(200))
  expect((await call('POST', '/api/me/progress/tag/1')).status).toBe(200)
  expect((await call('DELETE', '/api/me/progress/tag/1')).status).toBe(200)
  const snapshot = openSnapshot(dataDir)
  const stored = [...snapshot.entries()].filter((entry) => entry.kind === 'aggregate')
  snapshot.close()
  for (const [topic, version] of [
    ['likes.user', 1],
    ['likes.progress', 2],
  ] as const) {
    const found = stored.filter(({ service, store }) => service === 'likes' && store === storeOf(topic))
    expect(found).toMatchObject([{ id: 'ana', version }])
  }
})
