import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import { realtimeService } from '@semaforo/realtime'
import { eventually } from '@semaforo/testing/eventually'
import { io, type Socket } from 'socket.io-client'
import { admin, call, deployment, logIn, type OpenPlatform } from './deployment.ts'

type Session = Awaited<ReturnType<typeof logIn>>

/** What an access token is still accepted for after its session has ended, in every service. */
export function describeEndedSessions(platformName: string, open: OpenPlatform): void {
  const { start } = deployment(open)
  const sockets: Socket[] = []
  const urls = { identity: '', catalog: '', likes: '', diagnostic: '', realtime: '' }
  beforeAll(async () => {
    urls.identity = (await start(identityService)).url
    urls.catalog = (await start(catalogService)).url
    urls.likes = (await start(likesService)).url
    urls.diagnostic = (await start(diagnosticService)).url
    urls.realtime = (await start(realtimeService)).url
  })
  afterAll(() => {
    for (const socket of sockets) socket.disconnect()
  })

  const refresh = ({ cookie }: Pick<Session, 'cookie'>, agent = 'Firefox') =>
    call(urls.identity, 'POST', '/api/auth/refresh', { headers: { cookie, 'user-agent': agent } })

  /** Each service's status for a call that changes or reads the caller's own data. */
  const answers = ({ id, token }: Session) =>
    Promise.all(
      [
        call(urls.identity, 'GET', '/api/me', { token }),
        call(urls.likes, 'POST', '/api/me/likes/tag/1', { token }),
        call(urls.diagnostic, 'GET', `/internal/export/${id}`, { token }),
        call(urls.catalog, 'GET', '/api/catalog/items', { token }),
      ].map(async (answer) => (await answer).status),
    )

  async function page(token: string) {
    const socket = io(urls.realtime, { auth: { token }, forceNew: true, transports: ['websocket'] })
    sockets.push(socket)
    const ends: string[] = []
    socket.on('disconnect', (reason) => ends.push(reason))
    await eventually(() => expect(socket.connected).toBe(true))
    return ends
  }

  const endings: [string, (session: Session) => Promise<unknown>][] = [
    ['a logout', ({ cookie }) => call(urls.identity, 'POST', '/api/auth/logout', { headers: { cookie } })],
    [
      'a refresh token that is used again',
      async (session) => {
        expect((await refresh(session)).status).toBe(200)
        expect((await refresh(session, 'Chrome')).status).toBe(401)
      },
    ],
    [
      'its end from another device',
      async (session) => {
        const { token } = await logIn(urls.identity, admin)
        const { body } = await call(urls.identity, 'GET', '/api/me/sessions', { token: session.token })
        const { id } = body.sessions.find(({ current }: { current: boolean }) => current)
        expect((await call(urls.identity, 'DELETE', `/api/me/sessions/${id}`, { token })).status).toBe(200)
      },
    ],
    [
      'another login in the same browser',
      ({ cookie }) => call(urls.identity, 'POST', '/api/auth/login', { body: admin, headers: { cookie } }),
    ],
  ]

  test.each(endings)(
    `${platformName}: %s invalidates its tokens and closes its sockets in every service`,
    async (_, end) => {
      const [session, other] = [await logIn(urls.identity, admin), await logIn(urls.identity, admin)]
      // Likes accepts a tag only after it has consumed the catalog's event.
      await eventually(async () => expect(await answers(session)).toEqual([200, 200, 200, 200]))
      const [closed, open] = [await page(session.token), await page(other.token)]
      await end(session)
      await eventually(async () => expect(await answers(session)).toEqual([401, 401, 401, 401]))
      await eventually(() => expect(closed).toEqual(['io server disconnect']))
      expect(await answers(other)).toEqual([200, 200, 200, 200])
      expect(open).toEqual([])
    },
  )
}
