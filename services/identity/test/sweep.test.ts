import type { AggregateStore, Platform, StoreDefinition } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { identityService } from '../src/index.ts'
import type { Recovery } from '../src/recovery/recovery.ts'
import { openStores } from '../src/stores.ts'
import { newDataDir, openDeployment } from './support/site.ts'

const log = createLog('silent')

/** A platform whose queries of registrations wait until `release`; `asked` when the first of them is made. */
async function withSlowSweep(dataDir: string) {
  const platform = await openDeployment(dataDir)
  endsWithTest(platform.close)
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let answered = 0
  async function store<State, Index extends string>(definition: StoreDefinition<Index>) {
    const opened: AggregateStore<State, Index> = await platform.store(definition)
    if (definition.name !== 'registration') return opened
    const query: typeof opened.query = async (index, query) => {
      asked.resolve()
      await released.promise
      const page = await opened.query(index, query)
      answered += 1
      return page
    }
    return { ...opened, query }
  }
  const slow: Platform = { ...platform, store }
  return { platform: slow, asked: asked.promise, release: released.resolve, answered: () => answered }
}

test('identity starts while it erases a backlog; its stop waits only for the current batch', async () => {
  const dataDir = await newDataDir()
  const slow = await withSlowSweep(dataDir)
  const { recoveries } = await openStores(slow.platform)
  const expired: Recovery = {
    kind: 'link-sent',
    email: 'ana@correo.mx',
    salt: 'x',
    tokenHash: 'x',
    expiresAt: 1,
  }
  await recoveries.update('expired', () => [expired, []])
  const env = { DATA_DIR: dataDir, PUBLIC_URL: 'http://sitio.example' }
  const service = await startService(identityService, { platform: slow.platform, env, log })
  await slow.asked
  const stopped = service.stop()
  slow.release()
  await stopped
  expect(slow.answered()).toBe(1)
  expect(await recoveries.get('expired')).toBeDefined()
})
