import { randomInt } from 'node:crypto'
import { countLikes, event, likesChanged, Problem, userDeleted } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { publishedEvents } from '@semaforo/testing/published-events'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import {
  embedded,
  type OpenPlatform,
  roadmapChanged,
  type Site,
  startSite,
  tagChanged,
} from './likes-site.ts'

/** The likes service over HTTP and events, on any platform. */
export function describeLikes(name: string, open: OpenPlatform = embedded) {
  describe(`likes: ${name}`, () => {
    const dataDir = temporaryDirectory()
    // Unique ids: shared servers may contain those of earlier runs.
    const first = randomInt(1, 1_000_000_000)
    const [one, two, three, retired, unknown] = [first, first + 1, first + 2, first + 3, first + 999]
    const [liquidity, prices] = [first, first + 1]
    let tokens: Tokens
    let site: Site

    const key = (kind: string, id: number) => `${kind}/${id}`
    const none = { tags: [], roadmaps: [], likedTagIds: [], likedRoadmapIds: [] }

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, open)
      for (const id of [one, two, three, retired]) await site.publish(key('tag', id), tagChanged(id))
      await site.publish(key('roadmap', liquidity), roadmapChanged(liquidity, [one, two]))
      await site.publish(key('roadmap', prices), roadmapChanged(prices, [three, retired, two]))
      const call = await site.as(unique('first'))
      for (const path of [`tag/${retired}`, `roadmap/${prices}`]) {
        await eventually(async () => expect((await call('DELETE', `/api/me/likes/${path}`)).status).toBe(200))
      }
    })
    afterAll(() => site.stop())

    const eventsOf = (person: string) => publishedEvents(site.platform.log, likesChanged.topic, person)

    test('a new person likes nothing, in every documented form', async () => {
      const call = await site.as(unique('ana'))
      expect((await call('GET', '/api/me/likes')).body).toEqual({ ...none, version: 0 })
      expect((await call('GET', '/api/me/likes/tags')).body).toEqual({ tags: [], likedTagIds: [] })
      expect((await call('GET', '/api/me/likes/roadmaps')).body).toEqual({
        roadmaps: [],
        likedRoadmapIds: [],
      })
    })

    test('a like and an unlike are stored and published once, however often they are repeated', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      const liked = { ...none, tags: [one], likedTagIds: [one], version: 1 }
      for (let i = 0; i < 3; i += 1) {
        expect(await call('POST', `/api/me/likes/tag/${one}`)).toEqual({ status: 200, body: liked })
      }
      expect((await call('POST', `/api/me/likes/roadmap/${prices}`)).body).toEqual({
        ...liked,
        roadmaps: [prices],
        likedRoadmapIds: [prices],
        version: 2,
      })
      for (let i = 0; i < 3; i += 1) {
        expect((await call('DELETE', `/api/me/likes/tag/${one}`)).body).toMatchObject({
          likedTagIds: [],
          version: 3,
        })
      }
      expect((await call('GET', '/api/me/likes/roadmaps')).body).toEqual({
        roadmaps: [prices],
        likedRoadmapIds: [prices],
      })
      await eventually(async () =>
        expect(await eventsOf(person)).toMatchObject([
          { sequence: 1, data: { liked: [{ kind: 'tag', id: one }], unliked: [] } },
          { sequence: 2, data: { liked: [{ kind: 'roadmap', id: prices }], unliked: [] } },
          { sequence: 3, data: { liked: [], unliked: [{ kind: 'tag', id: one }] } },
        ]),
      )
    })

    test('concurrent likes are all stored, each once', async () => {
      const call = await site.as(unique('ana'))
      const ids = [one, two, three, one, two, three]
      await Promise.all(ids.map((id) => call('POST', `/api/me/likes/tag/${id}`)))
      const { body } = await call('GET', '/api/me/likes')
      expect([...body.likedTagIds].sort()).toEqual([one, two, three])
      expect(body.version).toBe(3)
    })

    test('people do not share likes', async () => {
      const [ana, bea] = [await site.as(unique('ana')), await site.as(unique('bea'))]
      await ana('POST', `/api/me/likes/tag/${one}`)
      expect((await bea('GET', '/api/me/likes')).body.likedTagIds).toEqual([])
    })

    test.each([
      ['POST', `tag/${unknown}`, 404, 'unknown-tag', 'Ese tema no existe.'],
      ['DELETE', `tag/${unknown}`, 404, 'unknown-tag', 'Ese tema no existe.'],
      ['POST', `roadmap/${unknown}`, 404, 'unknown-roadmap', 'Ese roadmap no existe.'],
      ['POST', 'roadmap/0', 400, 'invalid-request', 'No disponible (id inválido)'],
      ['DELETE', 'roadmap/1.5', 400, 'invalid-request', 'No disponible (id inválido)'],
      ['POST', 'roadmap/-3', 400, 'invalid-request', 'No disponible (id inválido)'],
      ['POST', 'tag/abc', 400, 'invalid-request', 'Ese tema no existe (id inválido).'],
      ['PATCH', `tag/${one}`, 405, 'method-not-allowed', 'Esta dirección no admite ese método.'],
    ])('%s of %s is a %d', async (method, path, status, code, message) => {
      const call = await site.as(unique('ana'))
      const answer = await call(method, `/api/me/likes/${path}`)
      expect(Problem.parse(answer.body)).toMatchObject({ status, code, message, msg: message })
    })

    test.each([
      ['GET', '/api/me/likes'],
      ['GET', '/api/me/likes/tags'],
      ['GET', '/api/me/likes/roadmaps'],
      ['POST', '/api/me/likes/tag/1'],
      ['DELETE', '/api/me/likes/roadmap/nonsense'],
      ['GET', '/api/me/recommendations'],
      ['GET', '/internal/export/ana'],
    ])('%s %s asks for a session', async (method, path) => {
      const over = await tokens.token('ana', { seconds: -1 })
      const foreign = await (await createTokens()).token('ana')
      for (const authorization of [undefined, 'Bearer nonsense', `Bearer ${over}`, `Bearer ${foreign}`]) {
        const answer = await fetch(site.url + path, {
          method,
          headers: authorization === undefined ? {} : { authorization },
        })
        expect(Problem.parse(await answer.json())).toMatchObject({ status: 401 })
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      }
    })

    test('a retired item cannot be liked, but can be unliked', async () => {
      const call = await site.as(unique('ana'))
      await call('POST', `/api/me/likes/tag/${retired}`)
      const other = await site.as(unique('bea'))
      await site.publish(key('tag', retired), tagChanged(retired, { retired: true }))
      await eventually(async () =>
        expect(await other('POST', `/api/me/likes/tag/${retired}`)).toMatchObject({
          status: 409,
          body: { code: 'retired-tag', message: 'Ese tema ya no está disponible.' },
        }),
      )
      expect((await call('GET', '/api/me/likes')).body.likedTagIds).toEqual([retired])
      expect((await call('DELETE', `/api/me/likes/tag/${retired}`)).body.likedTagIds).toEqual([])
    })

    test('roadmaps are recommended by liked tags, without retired ones', async () => {
      const call = await site.as(unique('ana'))
      await call('POST', `/api/me/likes/tag/${two}`)
      const recommended = async () => {
        const { body } = await call('GET', '/api/me/recommendations')
        return body.roadmaps.filter(({ id }: { id: number }) => [liquidity, prices].includes(id))
      }
      await eventually(async () =>
        expect(await recommended()).toMatchObject([
          { id: liquidity, title: `Roadmap ${liquidity}`, score: 1, totalTags: 2, percent: 50 },
          { id: prices, score: 1, totalTags: 2, percent: 50 },
        ]),
      )
      await call('POST', `/api/me/likes/roadmap/${liquidity}`)
      expect(await recommended()).toMatchObject([{ id: prices }])
    })

    test('an export contains the names of liked items, for its owner only', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      await call('POST', `/api/me/likes/tag/${one}`)
      await call('POST', `/api/me/likes/roadmap/${prices}`)
      expect((await call('GET', `/internal/export/${person}`)).body).toEqual({
        likedTags: [{ id: one, name: `Tema ${one}` }],
        likedRoadmaps: [{ id: prices, title: `Roadmap ${prices}` }],
        learnedTags: [],
      })
      const stranger = await site.as(unique('bea'))
      expect((await stranger('GET', `/internal/export/${person}`)).status).toBe(403)
    })

    test('an erased account loses its likes, and its remaining token cannot create new ones', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      await call('POST', `/api/me/likes/tag/${one}`)
      await call('POST', `/api/me/likes/roadmap/${prices}`)
      const facts = { id: person, role: 'user', status: false, epoch: 0 } as const
      await site.publish(person, event(userDeleted, facts))
      await eventually(async () =>
        expect(await eventsOf(person)).toMatchObject([
          {},
          {},
          {
            data: {
              liked: [],
              unliked: [
                { kind: 'tag', id: one },
                { kind: 'roadmap', id: prices },
              ],
            },
          },
        ]),
      )
      expect(await call('POST', `/api/me/likes/tag/${two}`)).toMatchObject({
        status: 401,
        body: { code: 'token-expired' },
      })
      expect((await call('GET', '/api/me/likes')).status).toBe(401)
      expect(await eventsOf(person)).toHaveLength(3)
    })

    test('a tag counts the people who like it now, once each, and no erased account', async () => {
      const [counted, uncounted] = [first + 10, first + 11]
      for (const id of [counted, uncounted]) await site.publish(key('tag', id), tagChanged(id))
      const [ana, bea, eva] = [unique('ana'), unique('bea'), unique('eva')]
      const path = `/api/me/likes/tag/${counted}`
      const countOf = async (id: number) => {
        const answer = countLikes.answer.parse(await (await fetch(site.url + countLikes.path)).json())
        return answer.tags.find((tag) => tag.id === id)?.likes ?? 0
      }
      const call = await site.as(ana)
      await eventually(async () => expect((await call('POST', path)).status).toBe(200))
      await Promise.all([ana, bea, bea, eva].map(async (person) => (await site.as(person))('POST', path)))
      expect(await countOf(counted)).toBe(3)
      await call('DELETE', path)
      expect(await countOf(counted)).toBe(2)
      await site.publish(eva, event(userDeleted, { id: eva, role: 'user', status: false, epoch: 0 }))
      await eventually(async () => expect(await countOf(counted)).toBe(1))
      expect(await countOf(uncounted)).toBe(0)
    })

    test('likes survive a restart', async () => {
      const person = unique('ana')
      await (await site.as(person))('POST', `/api/me/likes/tag/${one}`)
      await site.stop()
      site = await startSite(dataDir, tokens, open)
      const call = await site.as(person)
      expect((await call('GET', '/api/me/likes')).body).toMatchObject({ likedTagIds: [one], version: 1 })
      expect((await call('POST', `/api/me/likes/tag/${two}`)).body).toMatchObject({ version: 2 })
    })
  })
}
