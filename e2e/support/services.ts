import type { AddressInfo } from 'node:net'
import { catalogService } from '@semaforo/catalog'
import { createGateway } from '@semaforo/gateway'
import { likesService } from '@semaforo/likes'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { realtimeService } from '@semaforo/realtime'
import {
  createLog,
  httpPeer,
  type Peer,
  type ServiceDefinition,
  serviceServer,
  startService,
} from '@semaforo/service-kit'
import { createTokens } from '@semaforo/testing/tokens'

/** Opens a platform; every call opens the same data. */
export type OpenPlatform = () => Platform | Promise<Platform>

const log = createLog('silent')
export const embeddedIn =
  (dataDir: string): OpenPlatform =>
  () =>
    openEmbeddedPlatform({ dataDir, log })

/**
 * Catalog, likes and realtime behind the gateway. Likes has a server and a platform of its own, so that it can
 * be restarted while the others run; identity is replaced by a stand-in that verifies the tokens.
 */
export async function startServices(open: OpenPlatform) {
  const tokens = await createTokens()
  const peers: Record<string, Peer> = { identity: tokens.identity }
  const platform = await open()
  const on = (platform: Platform) => ({ platform, env: {}, log, peers })

  async function listening(definition: ServiceDefinition, platform: Platform, port = 0) {
    const { server, stop } = serviceServer(await startService(definition, on(platform)))
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return { port: (server.address() as AddressInfo).port, stop }
  }
  async function startLikes(port = 0) {
    const own = await open()
    const likes = await listening(likesService, own, port)
    return {
      port: likes.port,
      async stop() {
        await likes.stop()
        await own.close()
      },
    }
  }

  const at = (port: number) => `http://127.0.0.1:${port}`
  let likes = await startLikes()
  peers['likes'] = httpPeer(at(likes.port))
  const catalog = await listening(catalogService, platform)
  const realtime = await listening(realtimeService, platform)
  const gateway = createGateway({
    config: { RATE_LIMIT_PER_MINUTE: 100_000, TRUST_PROXY: 0 },
    publicUrl: 'http://sitio.example',
    log,
    services: {
      catalog: at(catalog.port),
      likes: at(likes.port),
      realtime: at(realtime.port),
    },
    frontendsDir: 'nowhere',
    rateLimiter: platform.rateLimiter,
  })
  await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve))

  return {
    url: at((gateway.server.address() as AddressInfo).port),
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
