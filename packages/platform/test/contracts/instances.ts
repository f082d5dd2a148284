import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import { type OpenPlatform, withPlatform } from './open-platform.ts'
import { connect, serveSockets } from './sockets.ts'

/** The contract test of several instances, each with its own platform over the same servers. */
export function describeInstances(name: string, open: OpenPlatform) {
  describe(`instances: ${name}`, () => {
    const withTwo = (use: (one: Awaited<ReturnType<OpenPlatform>>, two: typeof one) => Promise<void>) =>
      withPlatform(open, (one) => withPlatform(open, (two) => use(one, two)))

    test('a value cached by one is found by the other', () =>
      withTwo(async (one, two) => {
        const cache = unique('cache')
        await one.cache(cache).set('k', 'v', 60_000)
        expect(await two.cache(cache).get('k')).toBe('v')
      }))

    test('calls are counted together', () =>
      withTwo(async (one, two) => {
        const limit = { name: unique('limit'), points: 2, seconds: 60 }
        const verdicts = [one, two, one].map((platform) => platform.rateLimiter(limit).consume('ana'))
        expect((await Promise.all(verdicts)).filter(({ allowed }) => allowed)).toHaveLength(2)
      }))

    test('an emit on one reaches the sockets of the room on the other, once', () =>
      withTwo(async (one, two) => {
        const servers = [await serveSockets(one), await serveSockets(two)] as const
        const clients = await Promise.all(servers.map(({ url }) => connect(url, 'ana')))
        const stranger = await connect(servers[1].url, 'bea')
        await eventually(async () => expect(await servers[0].server.in('ana').fetchSockets()).toHaveLength(2))
        servers[0].server.to('ana').emit('updated', 1)
        servers[0].server.emit('updated', 'all')
        for (const { heard } of [...clients, stranger]) await eventually(() => expect(heard).toContain('all'))
        expect(clients.map(({ heard }) => heard)).toEqual([
          [1, 'all'],
          [1, 'all'],
        ])
        expect(stranger.heard).toEqual(['all'])
        for (const { socket } of [...clients, stranger]) socket.disconnect()
        for (const { server } of servers) await server.close()
      }))
  })
}
