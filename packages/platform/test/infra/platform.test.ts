import { createLog, processConfig, readConfig } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { openPlatform, type Platform } from '../../src/index.ts'
import { describeMix } from '../contracts/platform.ts'
import { creatingTopics } from './creating-topics.ts'

const addresses = ['MONGO_URL', 'KAFKA_BROKERS', 'REDIS_URL'] as const
const mixes = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => addresses.filter((_, n) => bits & (1 << n)))

for (const mix of mixes) {
  const DATA_DIR = temporaryDirectory()
  const env = Object.fromEntries(mix.map((name) => [name, process.env[name]]))
  const settings = readConfig(processConfig, { ...env, DATA_DIR })

  async function open(): Promise<Platform> {
    const platform = await openPlatform(settings, createLog('silent'))
    await eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))
    const { KAFKA_BROKERS: brokers } = settings
    return brokers
      ? { ...platform, log: creatingTopics(platform.log, { brokers, clientId: 'contracts' }) }
      : platform
  }

  describeMix(mix.join(' ') || 'none', open)
}
