import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import {
  catalogChanged,
  event,
  likesChanged,
  progressChanged,
  sessionEnded,
  userDeactivated,
  userDeleted,
  userRoleChanged,
  userUpdated,
} from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type Claims, createTokens, type Tokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { register } from 'prom-client'
import {
  closePages,
  embedded,
  type OpenPlatform,
  openPage,
  type Page,
  type Site,
  startSite,
  versions,
} from './realtime-site.ts'

export const liked = event(likesChanged, { liked: [{ kind: 'tag', id: 1 }], unliked: [] })

/** The realtime service, on any platform. */
export function describeRealtime(name: string, open: OpenPlatform = embedded) {
  describe(`realtime: ${name}`, () => {
    const dataDir = temporaryDirectory()
    let tokens: Tokens
    let site: Site
    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, { open })
    })
    afterEach(closePages)
    afterAll(() => site.stop())

    async function connected(person: string, options = {}, claims: Claims = {}): Promise<Page> {
      const page = openPage(site.url, () => tokens.token(person, claims), options)
      await eventually(() => expect(page.connects).toBe(1))
      return page
    }

    describe.each(['websocket', 'polling'])('by %s', (transport) => {
      const by = { transports: [transport] }

      test('a like reaches every page of its person, and no other', async () => {
        const [ana, bea] = [unique('ana'), unique('bea')]
        const pages = [await connected(ana, by), await connected(ana, by)]
        const other = await connected(bea, by)
        await site.publish(ana, liked)
        await site.publish(ana, liked)
        for (const page of pages) await eventually(() => expect(versions(page)).toEqual([1, 2]))
        await site.publish(bea, liked)
        await eventually(() => expect(versions(other)).toEqual([1]))
      })

      test('what a person learned reaches their own pages alone', async () => {
        const [ana, bea] = [unique('ana'), unique('bea')]
        const [page, other] = [await connected(ana, by), await connected(bea, by)]
        const learned = event(progressChanged, { learned: [1], unlearned: [] })
        await site.publish(ana, learned)
        await eventually(() => expect(page.progress).toContain(1))
        await site.publish(bea, learned)
        await site.publish(bea, learned)
        await eventually(() => expect(new Set(other.progress)).toEqual(new Set([1, 2])))
        expect(new Set(page.progress)).toEqual(new Set([1]))
      })

      test('a catalog change reaches everybody', async () => {
        const id = randomInt(1, 1_000_000_000)
        const pages = [await connected(unique('ana'), by), await connected(unique('bea'), by)]
        const item = { id, name: 'Tema', slug: 'tema', description: 'Un tema.' }
        await site.publish(`tag/${id}`, event(catalogChanged, { kind: 'tag', item }))
        for (const page of pages)
          await eventually(() => expect(page.catalog).toContainEqual({ kind: 'tag', id }))
      })

      test('missing, malformed, foreign and expired tokens are refused with a message', async () => {
        const over = await tokens.token('ana', { seconds: -1 })
        const foreign = await (await createTokens()).token('ana')
        for (const [token, code] of [
          [undefined, 'not-signed-in'],
          ['nonsense', 'token-expired'],
          ['x'.repeat(4097), 'not-signed-in'],
          [over, 'token-expired'],
          [foreign, 'token-expired'],
        ] as const) {
          const page = openPage(site.url, token, by)
          await eventually(() => expect(page.refusals).toHaveLength(1))
          const message = expect.stringMatching(/sesión/)
          expect(page.refusals[0]).toMatchObject({
            message,
            data: { status: 401, code, message, msg: message },
          })
          expect(page.connects).toBe(0)
        }
      })

      test('a page whose connection was dropped reconnects and receives events again', async () => {
        const ana = unique('ana')
        const page = await connected(ana, by)
        await eventually(() => {
          // A polling page has moments without a connection to drop.
          if (page.ends.length === 0) site.cut()
          expect(page.connects).toBe(2)
        })
        await site.publish(ana, liked)
        await eventually(() => expect(versions(page)).toEqual([1]))
      })
    })

    test('open connections are counted, and how long a like took', async () => {
      const figure = async (name: string, series = name) => {
        const text = await register.getSingleMetricAsString(name)
        return Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(text)?.[1])
      }
      const open = () => figure('realtime_sockets')
      const delays = () => figure('realtime_like_delay_seconds', 'realtime_like_delay_seconds_count')
      await eventually(async () => expect(await open()).toBe(0))
      const ana = unique('ana')
      const page = await connected(ana)
      expect(await open()).toBe(1)
      const before = await delays()
      await site.publish(ana, liked)
      await eventually(() => expect(versions(page)).toEqual([1]))
      await eventually(async () => expect(await delays()).toBeGreaterThan(before))
    })

    test('a page starts with polling and upgrades to WebSocket', async () => {
      const page = await connected(unique('ana'))
      await eventually(() => expect(page.socket.io.engine.transport.name).toBe('websocket'))
    })

    test('a socket may join its own room only', async () => {
      const [ana, bea] = [unique('ana'), unique('bea')]
      const page = await connected(ana)
      const join = (id: unknown) => page.socket.timeout(5_000).emitWithAck('join:user', id)
      expect(await join(ana)).toEqual({ ok: true })
      for (const id of [bea, '', null, 7, { toString: ana }, [ana]]) {
        expect(await join(id)).toMatchObject({ ok: false, code: 'foreign-user' })
      }
      page.socket.emit('join:user', bea)
      await site.publish(bea, liked)
      await site.publish(ana, liked)
      await eventually(() => expect(versions(page)).toEqual([1]))
    })

    test.each([
      ['deactivated', userDeactivated],
      ['erased', userDeleted],
      ['of another role', userRoleChanged],
    ])(
      'the pages of an account that is now %s are disconnected, those with a newer token stay',
      async (_, kind) => {
        const ana = unique('ana')
        const [old, renewed] = [await connected(ana, {}, { ver: 1 }), await connected(ana, {}, { ver: 2 })]
        const other = await connected(unique('bea'))
        const facts = { id: ana, role: 'user', status: false, epoch: 2 } as const
        await site.publish(ana, event(userUpdated, { ...facts, epoch: 1 }), event(kind, facts))
        await eventually(() => expect(old.ends).toEqual(['io server disconnect']))
        expect([renewed.ends, other.ends]).toEqual([[], []])
        await eventually(async () => {
          const again = openPage(site.url, await tokens.token(ana, { ver: 1 }))
          await eventually(() => expect(again.refusals.length + again.connects).toBeGreaterThan(0))
          expect(again.refusals[0]).toMatchObject({ data: { status: 401, code: 'token-expired' } })
        })
      },
    )

    test('the pages of an ended session are disconnected for good, others stay', async () => {
      const ana = unique('ana')
      const [phone, laptop] = [unique('phone'), unique('laptop')]
      const ended = [await connected(ana, {}, { sid: phone }), await connected(ana, {}, { sid: phone })]
      const open = await connected(ana, {}, { sid: laptop })
      const expiresAt = new Date(Date.now() + 900_000).toISOString()
      await site.publish(phone, event(sessionEnded, { id: phone, userId: ana, expiresAt }))
      for (const page of ended) await eventually(() => expect(page.ends).toEqual(['io server disconnect']))
      await eventually(async () => {
        const again = openPage(site.url, await tokens.token(ana, { sid: phone }))
        await eventually(() => expect(again.refusals.length + again.connects).toBeGreaterThan(0))
        expect(again.refusals[0]).toMatchObject({ data: { status: 401, code: 'token-expired' } })
      })
      expect([open.ends, open.connects]).toEqual([[], 1])
    })

    const host = 'sitio.example'
    const forwarded = { host, 'x-forwarded-host': 'alias.example', 'x-forwarded-proto': 'https' }
    test.each([
      ['https://evil.example', {}, false],
      ['null', {}, false],
      ['https://HERE', {}, false],
      ['http://HERE.evil.example', {}, false],
      ['http://HERE', {}, true],
      [`http://${host}`, forwarded, false],
      ['https://evil.example', forwarded, false],
      [`https://${host}`, forwarded, true],
      ['https://alias.example', forwarded, true],
    ])('a page at %s with headers %j and a valid token may connect: %s', async (place, headers, isOwn) => {
      const origin = place.replace('HERE', new URL(site.url).host)
      const extraHeaders = { ...headers, origin }
      const token = await tokens.token(unique('ana'))
      const page = openPage(site.url, token, { transports: ['websocket'], reconnection: false, extraHeaders })
      await eventually(() => expect(page.connects + page.refusals.length).toBe(1))
      expect(page.connects).toBe(isOwn ? 1 : 0)
      const poll = get(`${site.url}/socket.io/?EIO=4&transport=polling`, { headers: extraHeaders })
      const [answer] = (await once(poll, 'response')) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBe(isOwn ? 200 : 403)
    })

    test('pages reconnect after a restart of the service', async () => {
      const ana = unique('ana')
      const page = await connected(ana)
      const { port } = site
      await site.stop()
      site = await startSite(dataDir, tokens, { open, port })
      await eventually(() => expect(page.connects).toBe(2))
      await site.publish(ana, liked)
      await eventually(() => expect(versions(page)).toHaveLength(1))
      expect(page.ends).toEqual(['transport close'])
    })
  })
}
