import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createGateway, shareReleases } from '@semaforo/gateway'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createLog } from '@semaforo/service-kit'
import { brokers } from '../kafka.bench.ts'
import { listen } from '../listen.ts'

// A gateway with a folder of frontends of its own (argument 1) which follows the others through Kafka.
const [frontendsDir = ''] = process.argv.slice(2)
const log = createLog('error')
const { server } = createGateway({
  config: { RATE_LIMIT_PER_MINUTE: 1_000_000_000, TRUST_PROXY: 0 },
  publicUrl: 'https://semaforo.example',
  log,
  services: {},
  frontendsDir,
  rateLimiter: openEmbeddedPlatform({ dataDir: join(frontendsDir, 'limits') }).rateLimiter,
})
server.once('listening', () => {
  const { port } = server.address() as AddressInfo
  const events = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  const checkpoints = join(frontendsDir, 'published')
  shareReleases({ frontendsDir, checkpoints, events, from: `http://127.0.0.1:${port}`, log })
})
listen(server)
