import { randomUUID } from 'node:crypto'
import { catalogService } from '@semaforo/catalog'
import { likesService } from '@semaforo/likes'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { createLog, httpPeer, startService } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { checkLikes } from '@semaforo/testing/likes-checker'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { answeringEarly, withoutOutbox } from '../support/fault-runs/broken-platforms.ts'
import { findLikes } from '../support/fault-runs/find-likes.ts'
import { startLikesLoad } from '../support/fault-runs/likes-load.ts'

const log = createLog('silent')
const acknowledgements = 120

/** Likes and catalog under a load of likes on this platform, and what the checker says of it. */
async function verdictOn(broken: (platform: Platform) => Platform) {
  const embedded = openEmbeddedPlatform({ dataDir: temporaryDirectory(), log })
  endsWithTest(embedded.close)
  const platform = broken(embedded)
  const { identity, token } = await createTokens()
  const context = { platform, env: {}, log, peers: { identity } }
  const likes = await startService(likesService, context)
  const { url: likesUrl } = await listen(likes.handler)
  const peers = { identity, likes: httpPeer(likesUrl) }
  const catalog = await startService(catalogService, { ...context, peers })
  const { url: catalogUrl } = await listen(catalog.handler)
  endsWithTest(() => Promise.all([likes.stop(), catalog.stop()]))
  await eventually(async () => expect(await likes.ready()).toEqual({ ok: true }))

  const load = startLikesLoad({ urls: [likesUrl], token, newPerson: randomUUID })
  await load.acknowledges(acknowledgements)
  await load.stop()
  return async () =>
    checkLikes(
      load.acknowledged,
      await findLikes({ likesUrl, catalogUrl, log: platform.log, token }, load.people),
    )
}

test('nothing is found where nothing is broken', async () => {
  const verdict = await verdictOn((platform) => platform)
  await eventually(async () => {
    expect(await verdict()).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
  })
})

test.each<[string, (platform: Platform) => Platform, RegExp]>([
  ['with likes answered before they are written', answeringEarly, /^answered, not stored: /],
  ['without an outbox', withoutOutbox, /^version without an event: /],
])('%s, what is lost is found', async (_, broken, finding) => {
  const { lost, findings } = await (await verdictOn(broken))()
  expect(lost).toBeGreaterThan(0)
  expect(findings).toContainEqual(expect.stringMatching(finding))
})
