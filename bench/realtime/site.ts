// Services behind the gateway in one process, with a fake identity that signs any token. Arguments: data
// directory, services separated by commas, number of people with likes, address of the fake identity of another
// process. The platform is set by the environment. The printed port is that of the fake identity.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catalogService } from '@semaforo/catalog'
import { createGateway } from '@semaforo/gateway'
import { likesService } from '@semaforo/likes'
import { openPlatform, type Platform } from '@semaforo/platform'
import { realtimeService } from '@semaforo/realtime'
import {
  createLog,
  httpPeer,
  listenLocally,
  processConfig,
  readConfig,
  serviceServer,
  startService,
} from '@semaforo/service-kit'
import { createTokens } from '@semaforo/testing/tokens'
import { listen } from '../listen.ts'

const [dataDir = '', named = '', people = '0', identityUrl] = process.argv.slice(2)
const definitions = { catalog: catalogService, likes: likesService, realtime: realtimeService }
const log = createLog('error')
const platform = await openPlatform(readConfig(processConfig, { ...process.env, DATA_DIR: dataDir }), log)
await fill(platform, Number(people))

const { identity, token } = await createTokens()
const peers = { identity: identityUrl ? httpPeer(identityUrl) : identity }
const env = { SOCKETS_PER_ADDRESS: '100000', SOCKETS_PER_USER: '10000' }
const services = Object.fromEntries(
  await Promise.all(
    named.split(',').map(async (name) => {
      const definition = definitions[name as 'realtime']
      const service = await startService(definition, { platform, env, log, peers })
      const { server } = serviceServer(service)
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
    if (pathname === '/memory') {
      collect()
      return res.end(String(process.memoryUsage.rss()))
    }
    const { status, body } = await identity.read(pathname, {}, 1_000)
    res.writeHead(status).end(body)
  }),
)

/** Stores people with five likes each. */
async function fill({ store }: Platform, count: number): Promise<void> {
  if (count === 0) return
  const likes = await store<{ tag: number[]; roadmap: number[] }>({ service: 'likes', name: 'person' })
  const together = 5_000
  for (let first = 0; first < count; first += together) {
    const ids = Array.from({ length: Math.min(together, count - first) }, (_, n) => first + n)
    await Promise.all(
      ids.map((id) => likes.update(`person-${id}`, () => [{ tag: [1, 2, 3, 4, 5], roadmap: [1] }, []])),
    )
  }
}
