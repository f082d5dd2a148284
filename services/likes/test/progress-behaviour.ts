import { randomInt } from 'node:crypto'
import { event, Problem, progressChanged, userDeleted } from '@semaforo/contracts'
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

/** What people have learned, over HTTP and events, on any platform. */
export function describeProgress(name: string, open: OpenPlatform = embedded) {
  describe(`progress: ${name}`, () => {
    // Unique ids: shared servers may contain those of earlier runs.
    const one = randomInt(1, 1_000_000_000)
    const [two, retired, unknown] = [one + 1, one + 2, one + 999]
    let tokens: Tokens
    let site: Site

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(temporaryDirectory(), tokens, open)
      await site.publish(`tag/${one}`, tagChanged(one))
      await site.publish(`tag/${two}`, tagChanged(two))
      await site.publish(`tag/${retired}`, tagChanged(retired, { retired: true }))
      await site.publish(`roadmap/${one}`, roadmapChanged(one, [one, two]))
      const call = await site.as(unique('first'))
      for (const path of [`progress/tag/${retired}`, `likes/roadmap/${one}`]) {
        await eventually(async () => expect((await call('DELETE', `/api/me/${path}`)).status).toBe(200))
      }
    })
    afterAll(() => site.stop())

    const eventsOf = (person: string) => publishedEvents(site.platform.log, progressChanged.topic, person)
    const learned = (...ids: number[]) => ids.map((id) => ({ id, at: expect.any(String) }))

    test('a new person has learned nothing', async () => {
      const call = await site.as(unique('ana'))
      expect((await call('GET', '/api/me/progress')).body).toEqual({ learned: [], version: 0 })
    })

    test('a topic is learned and taken back once, however often it is repeated', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      for (let i = 0; i < 3; i += 1) {
        expect(await call('POST', `/api/me/progress/tag/${one}`)).toEqual({
          status: 200,
          body: { learned: learned(one), version: 1 },
        })
      }
      expect((await call('POST', `/api/me/progress/tag/${two}`)).body.learned).toEqual(learned(one, two))
      for (let i = 0; i < 3; i += 1) {
        expect((await call('DELETE', `/api/me/progress/tag/${one}`)).body).toMatchObject({
          learned: learned(two),
          version: 3,
        })
      }
      expect((await call('GET', '/api/me/progress')).body).toMatchObject({ learned: learned(two) })
      await eventually(async () =>
        expect(await eventsOf(person)).toMatchObject([
          { sequence: 1, data: { learned: [one], unlearned: [] } },
          { sequence: 2, data: { learned: [two], unlearned: [] } },
          { sequence: 3, data: { learned: [], unlearned: [one] } },
        ]),
      )
    })

    test("topics learned concurrently on two screens are all stored, and nobody sees another's", async () => {
      const [ana, bea] = [await site.as(unique('ana')), await site.as(unique('bea'))]
      await Promise.all([one, two, one, two].map((id) => ana('POST', `/api/me/progress/tag/${id}`)))
      const { body } = await ana('GET', '/api/me/progress')
      expect(body).toMatchObject({ version: 2 })
      expect(body.learned).toHaveLength(2)
      expect((await bea('GET', '/api/me/progress')).body.learned).toEqual([])
    })

    test.each([
      ['POST', `tag/${unknown}`, 404, 'unknown-tag', 'Ese tema no existe.'],
      ['DELETE', `tag/${unknown}`, 404, 'unknown-tag', 'Ese tema no existe.'],
      ['POST', `tag/${retired}`, 409, 'retired-tag', 'Ese tema ya no está disponible.'],
      ['POST', 'tag/abc', 400, 'invalid-request', 'Ese tema no existe (id inválido).'],
      ['PATCH', `tag/${one}`, 405, 'method-not-allowed', 'Esta dirección no admite ese método.'],
    ])('%s of %s is a %d', async (method, path, status, code, message) => {
      const call = await site.as(unique('ana'))
      const answer = await call(method, `/api/me/progress/${path}`)
      expect(Problem.parse(answer.body)).toMatchObject({ status, code, message })
      expect((await call('GET', '/api/me/progress')).body).toEqual({ learned: [], version: 0 })
    })

    test.each([
      ['GET', '/api/me/progress'],
      ['POST', '/api/me/progress/tag/1'],
      ['DELETE', '/api/me/progress/tag/1'],
    ])('%s %s asks for a session', async (method, path) => {
      const answer = await fetch(site.url + path, { method })
      expect(Problem.parse(await answer.json())).toMatchObject({ status: 401 })
    })

    test('a recommended roadmap says how much of it is learned, and goes once it is whole', async () => {
      const call = await site.as(unique('ana'))
      await call('POST', `/api/me/likes/tag/${one}`)
      await call('POST', `/api/me/progress/tag/${two}`)
      const recommended = async () => (await call('GET', '/api/me/recommendations')).body.roadmaps
      expect(await recommended()).toMatchObject([{ id: one, percent: 50, learned: 1, totalTags: 2 }])
      await call('POST', `/api/me/progress/tag/${one}`)
      expect(await recommended()).toEqual([])
    })

    test('the export names the learned topics', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      await call('POST', `/api/me/progress/tag/${one}`)
      expect((await call('GET', `/internal/export/${person}`)).body).toMatchObject({
        learnedTags: [{ id: one, name: `Tema ${one}`, at: expect.any(String) }],
      })
    })

    test('an erased account loses its progress, and its remaining token cannot create any', async () => {
      const person = unique('ana')
      const call = await site.as(person)
      await call('POST', `/api/me/progress/tag/${one}`)
      await site.publish(
        person,
        event(userDeleted, { id: person, role: 'user', status: false, epoch: 0 } as const),
      )
      await eventually(async () =>
        expect(await eventsOf(person)).toMatchObject([
          {},
          { data: { learned: [], unlearned: [one], erased: true } },
        ]),
      )
      expect(await call('POST', `/api/me/progress/tag/${two}`)).toMatchObject({
        status: 401,
        body: { code: 'token-expired' },
      })
      expect((await call('GET', '/api/me/progress')).status).toBe(401)
    })
  })
}
