// The services of likes behind the gateway in one process, with a fake identity that signs any token. Argument: the
// data directory. The platform is set by the environment. The printed port answers what the benchmark asks.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catalogService } from '@semaforo/catalog'
import { createGateway } from '@semaforo/gateway'
import { likesService } from '@semaforo/likes'
import { openPlatform } from '@semaforo/platform'
import { realtimeService } from '@semaforo/realtime'
import {
  createLog,
  listenLocally,
  processConfig,
  readConfig,
  serviceServer,
  startService,
} from '@semaforo/service-kit'
import { createTokens } from '@semaforo/testing/tokens'
import { listen } from '../listen.ts'

const dataDir = process.argv[2] ?? ''
const log = createLog('error')
const platform = await openPlatform(readConfig(processConfig, { ...process.env, DATA_DIR: dataDir }), log)

const { identity, token } = await createTokens()
const peers = { identity }
const env = { SOCKETS_PER_ADDRESS: '100000', SOCKETS_PER_USER: '10000' }
const services = Object.fromEntries(
  await Promise.all(
    [catalogService, likesService, realtimeService].map(async (definition) => {
      const service = await startService(definition, { platform, env, log, peers })
      const { server } = serviceServer(service)
      const { name } = definition
      return [name, await listenLocally(server, dataDir, name)] as const
    }),
  ),
)
const gateway = createGateway({
  config: { RATE_LIMIT_PER_MINUTE: 1_000_000, TRUST_PROXY: 0 },
  publicUrl: 'http://localhost',
  log,
  services,
  frontendsDir: dataDir,
  rateLimiter: platform.rateLimiter,
})
await once(gateway.server.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

listen(
  createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    if (pathname === '/site') return res.end(url)
    if (pathname === '/token')
      return res.end(await token(searchParams.get('user') ?? '', { seconds: 86_400 }))
    collect()
    res.end(String(process.memoryUsage.rss()))
  }),
)
