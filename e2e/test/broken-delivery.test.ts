import { randomUUID } from 'node:crypto'
import { catalogService } from '@semaforo/catalog'
import { likesService } from '@semaforo/likes'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { checkLikes } from '@semaforo/testing/likes-checker'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import {
  answeringEarly,
  committingEarly,
  consumerEndsBeforeEffect,
  countingEndsHalfway,
  withoutDedupe,
  withoutOutbox,
} from '../support/fault-runs/broken-platforms.ts'
import { findLikes, popularity } from '../support/fault-runs/find-likes.ts'
import { startLikesLoad } from '../support/fault-runs/likes-load.ts'

const log = createLog('silent')
const acknowledgements = 120
/** A tag that the load does not like, and how often the first like after it may be the one that is lost. */
const lastTag = 20

/** Likes and catalog under a load of likes on this platform, and what the checker says of it. */
async function verdictOn(broken: (platform: Platform) => Platform) {
  const embedded = openEmbeddedPlatform({ dataDir: temporaryDirectory(), log })
  endsWithTest(embedded.close)
  const platform = broken(embedded)
  const { identity, token } = await createTokens()
  const context = { platform, env: {}, log, peers: { identity } }
  const [likes, catalog] = [
    await startService(likesService, context),
    await startService(catalogService, context),
  ]
  endsWithTest(() => Promise.all([likes.stop(), catalog.stop()]))
  const [{ url: likesUrl }, { url: catalogUrl }] = [
    await listen(likes.handler),
    await listen(catalog.handler),
  ]
  await eventually(async () => expect(await likes.ready()).toEqual({ ok: true }))

  const load = startLikesLoad({ urls: [likesUrl], token, newPerson: randomUUID })
  await load.acknowledges(acknowledgements)
  await load.stop()
  // Whoever likes after all others is counted after them: two, because one of them may be lost.
  for (const person of ['last', 'very-last']) await load.send(person, 'POST', lastTag)
  await eventually(async () => expect((await popularity(catalogUrl)).get(lastTag)).toBeGreaterThan(0))
  return async () =>
    checkLikes(
      load.acknowledged,
      await findLikes({ likesUrl, catalogUrl, log: platform.log, token }, load.people),
    )
}

test.each<[string, (platform: Platform) => Platform]>([
  ['nothing ends', (platform) => platform],
  ['counting ends between its writes', countingEndsHalfway],
  ['a consumer ends before the effect', consumerEndsBeforeEffect],
])('nothing is found where %s', async (_, faulty) => {
  const verdict = await verdictOn(faulty)
  await eventually(async () => {
    expect(await verdict()).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
  })
})

test('without dedupe, people who are counted twice are found', async () => {
  const { duplicates, findings } = await (await verdictOn(withoutDedupe))()
  expect(duplicates).toBeGreaterThan(0)
  expect(findings).toContainEqual(expect.stringMatching(/^people counted twice: /))
})

test.each<[string, (platform: Platform) => Platform, RegExp]>([
  ['with records committed before their effect', committingEarly, /^people not counted: /],
  ['with likes answered before they are written', answeringEarly, /^answered, not stored: /],
  ['without an outbox', withoutOutbox, /^version without an event: /],
])('%s, what is lost is found', async (_, broken, finding) => {
  const { lost, findings } = await (await verdictOn(broken))()
  expect(lost).toBeGreaterThan(0)
  expect(findings).toContainEqual(expect.stringMatching(finding))
})
