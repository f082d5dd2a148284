import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { createGateway, defaultLimits } from '@semaforo/gateway'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { admin, deployment, logIn, type OpenPlatform } from './deployment.ts'

/** The bodies that the services parse, without a token even if they require one. */
const slowCalls = [
  'POST /api/auth/login',
  'POST /api/me/likes/tag/1',
  'POST /api/model/predict',
  'POST /api/catalog/tags',
]
const ofEach = 10

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Announces a body, sends its first byte and then nothing; resolves with everything received until the
 * connection closes.
 */
function announceAndStop(url: string, call: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head = `${call} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  socket.on('connect', () => socket.write(head))
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', () => undefined)
  endsWithTest(() => socket.destroy())
  return new Promise((resolve) => socket.once('close', () => resolve(text)))
}

/** Attacks from outside on the real services behind their gateway, on a platform that `open` creates. */
export function describeAttacks(platformName: string, open: OpenPlatform): void {
  const { start, platform } = deployment(open)

  test(`${platformName}: incomplete request bodies do not block a service for other clients`, async () => {
    const [identity, likes, diagnostic, catalog] = [
      await start(identityService),
      await start(likesService),
      await start(diagnosticService),
      await start(catalogService),
    ]
    const gateway = createGateway({
      config: { RATE_LIMIT_PER_MINUTE: 100_000, TRUST_PROXY: 0 },
      publicUrl: 'http://localhost',
      log: createLog('silent'),
      services: {
        identity: identity.url,
        likes: likes.url,
        diagnostic: diagnostic.url,
        catalog: catalog.url,
      },
      frontendsDir: 'nowhere',
      rateLimiter: platform().rateLimiter,
      limits: { ...defaultLimits, bodyTimeoutMs: 500, openMs: 600_000 },
    })
    endsWithTest(gateway.stop)
    const url = await listen(gateway.server)

    const slow = slowCalls.flatMap((call) => Array.from({ length: ofEach }, () => announceAndStop(url, call)))
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)

    // An opened circuit breaker would stay open for ten minutes.
    expect((await logIn(url, admin)).token).toMatch(/\./)
    expect((await fetch(`${url}/api/me/likes`)).status).toBe(401)
    expect((await fetch(`${url}/api/modelData`)).status).toBe(401)
    expect((await fetch(`${url}/api/catalog/tags`)).status).toBe(200)
  })
}
