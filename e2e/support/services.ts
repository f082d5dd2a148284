import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogService } from '@semaforo/catalog'
import { createGateway, gatewayConfig, inProcess, remote } from '@semaforo/gateway'
import { likesService } from '@semaforo/likes'
import { realtimeService } from '@semaforo/realtime'
import {
  closeServer,
  createLog,
  openEmbeddedPlatform,
  type Platform,
  startService,
} from '@semaforo/service-kit'
import { createTokens } from '../../packages/service-kit/test/tokens.ts'

/** Opens a platform; every call opens the same data. */
export type OpenPlatform = () => Platform | Promise<Platform>

const log = createLog('silent')
export const embeddedIn =
  (dataDir: string): OpenPlatform =>
  () =>
    openEmbeddedPlatform({ dataDir, log })

/**
 * Catalog, likes and realtime behind the gateway. Likes runs on a server and a platform of its own, so that it
 * can be stopped and started while the others go on; who somebody is says a stand-in for identity.
 */
export async function startServices(open: OpenPlatform) {
  const tokens = await createTokens()
  const peers = { identity: tokens.identity }
  const platform = await open()
  const on = (platform: Platform) => ({ platform, env: {}, log, peers })

  async function startLikes(port = 0) {
    const own = await open()
    const service = await startService(likesService, on(own))
    const server = createServer(service.handler)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return {
      port: (server.address() as AddressInfo).port,
      async stop() {
        await closeServer(server, 100)
        await service.stop()
        await own.close()
      },
    }
  }

  const catalog = await startService(catalogService, on(platform))
  const realtime = await startService(realtimeService, on(platform))
  let likes = await startLikes()
  const gateway = createGateway({
    config: gatewayConfig.parse({ RATE_LIMIT_PER_MINUTE: '100000' }),
    publicUrl: 'http://sitio.example',
    log,
    services: {
      catalog: inProcess(catalog.handler),
      likes: remote(`http://127.0.0.1:${likes.port}`),
      realtime: inProcess(realtime.handler, realtime.upgrade),
    },
    frontendsDir: 'nowhere',
    rateLimiter: platform.rateLimiter,
  })
  await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    token: tokens.token,
    stopLikes: () => likes.stop(),
    startLikes: async () => {
      likes = await startLikes(likes.port)
    },
    async stop() {
      await gateway.stop()
      await likes.stop()
      await Promise.all([catalog.stop(), realtime.stop()])
      await platform.close()
    },
  }
}
