import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import { eventually } from './eventually.ts'
import { type OpenPlatform, startServices } from './services.ts'

/** A like on one screen updates the others, through the gateway and every service involved. */
export function describeLiveLikes(name: string, open: () => OpenPlatform) {
  describe(`a like on one screen: ${name}`, () => {
    let site: Awaited<ReturnType<typeof startServices>>
    const sockets: Socket[] = []
    beforeAll(async () => {
      site = await startServices(open())
      // Likes accepts a tag only after it has consumed the catalog's event.
      await eventually(async () => (await call(await site.token(randomUUID()), 'DELETE')).status === 200)
    })
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.disconnect()
    })
    afterAll(() => site.stop())

    function call(token: string, method: 'POST' | 'DELETE', tag = 1): Promise<Response> {
      const headers = { authorization: `Bearer ${token}` }
      return fetch(`${site.url}/api/me/likes/tag/${tag}`, { method, headers })
    }

    async function likesOf(token: string): Promise<number[]> {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${site.url}/api/me/likes`, { headers })
      return ((await answer.json()) as { likedTagIds: number[] }).likedTagIds
    }

    /** A screen as the page implements it: it reads its likes at every connection and after each event. */
    async function screen(token: string, transport: string) {
      const socket = io(site.url, {
        auth: { token },
        transports: [transport],
        forceNew: true,
        reconnectionDelay: 20,
        reconnectionDelayMax: 100,
      })
      sockets.push(socket)
      const seen = { likes: [] as number[], connects: 0, versions: [] as number[] }
      const reload = async () => {
        seen.likes = await likesOf(token).catch(() => seen.likes)
      }
      socket.on('connect', () => {
        seen.connects += 1
        void reload()
      })
      socket.on('likes:updated', ({ version }: { version: number }) => {
        seen.versions.push(version)
        void reload()
      })
      await eventually(() => seen.connects === 1)
      return { seen, socket }
    }

    test.each(['websocket', 'polling'])(
      'is shown on the others by %s, and so is its removal',
      async (transport) => {
        const token = await site.token(randomUUID())
        const screens = [await screen(token, transport), await screen(token, transport)]
        const stranger = await screen(await site.token(randomUUID()), transport)
        expect((await call(token, 'POST', 3)).status).toBe(200)
        for (const { seen } of screens) await eventually(() => seen.likes.includes(3))
        expect((await call(token, 'DELETE', 3)).status).toBe(200)
        for (const { seen } of screens) await eventually(() => seen.likes.length === 0)
        expect(stranger.seen.versions).toEqual([])
      },
    )

    test('made while a screen was offline is shown once it is online', async () => {
      const token = await site.token(randomUUID())
      const { seen, socket } = await screen(token, 'websocket')
      socket.io.engine.close()
      expect((await call(token, 'POST', 4)).status).toBe(200)
      await eventually(() => seen.connects === 2 && seen.likes.includes(4))
    })

    test('is not held up by upgrades to paths that have no sockets', async () => {
      for (const path of ['/socket.io', '/%73ocket.io/', '/socket.io', '/%73ocket.io/', '/socket.io']) {
        const headers = { connection: 'Upgrade', upgrade: 'websocket' }
        const upgrade = request(site.url + path, { headers }).end()
        const [answer] = (await once(upgrade, 'response')) as [IncomingMessage]
        answer.resume()
        expect(answer.statusCode).toBe(404)
      }
      // Five failures would have opened the circuit.
      expect((await fetch(`${site.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(200)
    })

    test('fails with a message while likes is down, and the screens continue once it is back', async () => {
      const token = await site.token(randomUUID())
      const { seen } = await screen(token, 'websocket')
      expect((await call(token, 'POST', 5)).status).toBe(200)
      await eventually(() => seen.likes.includes(5))
      await site.stopLikes()
      const refused = await call(token, 'POST', 6)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ code: 'service-unavailable' })
      await site.startLikes()
      await eventually(async () => (await call(token, 'POST', 6)).status === 200)
      await eventually(() => seen.likes.includes(6))
      expect(seen.connects).toBe(1)
      expect(await likesOf(token)).toEqual([5, 6])
    })

    test('increases the public count of its tag', async () => {
      const likesOfTag = async () => {
        const { tags } = await (await fetch(`${site.url}/api/catalog/tags`)).json()
        return (tags as { id: number; likes: number }[]).find(({ id }) => id === 7)?.likes ?? 0
      }
      const before = await likesOfTag()
      const tokens = await Promise.all([1, 2].map(() => site.token(randomUUID())))
      for (const token of tokens) expect((await call(token, 'POST', 7)).status).toBe(200)
      for (const token of tokens) expect((await call(token, 'POST', 7)).status).toBe(200)
      await eventually(async () => (await likesOfTag()) === before + 2)
      expect((await call(tokens[0] as string, 'DELETE', 7)).status).toBe(200)
      await eventually(async () => (await likesOfTag()) === before + 1)
    })
  })
}
