import { randomUUID } from 'node:crypto'
import { CloudEvent } from '@semaforo/contracts'
import { openLog, openPlatform } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { longestWaitMs } from '@semaforo/testing/eventually'
import { createTokens } from '@semaforo/testing/tokens'
import { roadmaps, tags } from '../../src/content/content.ts'
import { catalogService } from '../../src/index.ts'
import { openItems } from '../../src/store.ts'
import { newDataDir, removeDataDir } from '../catalog-site.ts'

test('instances starting at once on an empty database add and publish each item once', async () => {
  const log = createLog('silent')
  const MONGO_URL = new URL(process.env['MONGO_URL'] ?? '')
  MONGO_URL.pathname = `/seed-${randomUUID()}`
  const settings = { MONGO_URL: MONGO_URL.href, DATA_DIR: await newDataDir() }
  const platforms = await Promise.all([1, 2, 3].map(() => openPlatform(settings, log)))
  const peers = { identity: (await createTokens()).identity }
  const services = await Promise.all(
    platforms.map((platform) => startService(catalogService, { platform, env: {}, log, peers })),
  )

  const items = await openItems(platforms[0] as (typeof platforms)[number])
  const { items: stored } = await items.query('place', { limit: 1000 })
  expect(stored).toHaveLength(tags.length + roadmaps.length)
  expect(stored.every(({ version }) => version === 1)).toBe(true)

  // Every instance relays the outbox, so that an event may be delivered twice with the same id.
  const events = new Map<string, Set<string>>()
  const reader = await openLog(settings, log)
  for (const deadline = Date.now() + longestWaitMs; events.size < stored.length && Date.now() < deadline; ) {
    await reader.read('catalog.item', ({ value }) => {
      const { subject, id } = CloudEvent.parse(JSON.parse(value))
      events.set(subject, (events.get(subject) ?? new Set()).add(id))
    })
  }
  expect(events.size).toBe(stored.length)
  expect([...events.values()].every((ids) => ids.size === 1)).toBe(true)

  for (const service of services) await service.stop()
  for (const part of [...platforms, reader]) await part.close()
  await removeDataDir(settings.DATA_DIR)
})
