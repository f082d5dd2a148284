import { randomBytes } from 'node:crypto'
import {
  type PartnerFacts,
  Problem,
  RiskModelFile,
  type SharedResult,
  SummaryClaims,
  summarySeconds,
  summaryType,
  trialKey,
  UsageOfDay,
} from '@semaforo/contracts'
import { riskModel } from '@semaforo/diagnosis'
import { createLog } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { dayInMexico, secondsOfDayLeft } from '../src/days.ts'
import { openShares } from '../src/summaries/shares.ts'
import { embedded, type OpenPlatform, type Site, startSite } from './diagnostic-site.ts'
import { aClient, aKey, aPartner, type Client, keyOf, movableDay, tell, today } from './partners.ts'

const hour = 3_600_000
const issuer = 'https://semaforo.example'
const green: SharedResult = {
  light: 'verde',
  score_band: 'Empresa saludable',
  risk_band: 'Fuera de riesgo',
}

/** What partners' pages ask of the diagnostic service, on any platform. */
export function describeWidget(name: string, open: OpenPlatform = embedded) {
  describe(`widget: ${name}`, () => {
    const dataDir = temporaryDirectory()
    const lines: string[] = []
    const log = createLog('debug', { write: (line: string) => lines.push(line) })
    let tokens: Tokens
    let site: Site
    let call: Client
    let partner: PartnerFacts
    let time: ReturnType<typeof movableDay>

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, {
        open,
        log,
        env: { PUBLIC_URL: `${issuer}/`, RISK_BASE_RATE: '.02' },
      })
    })
    beforeEach(async () => {
      time = movableDay()
      call = aClient(site)
      partner = await tell(site, aPartner())
    })
    afterAll(() => site.stop())

    const aNonce = () => randomBytes(16).toString('base64url')
    const aShare = (changes: object = {}) => ({
      partner: keyOf(partner),
      nonce: aNonce(),
      figures: aCompany(),
      shown: green,
      date: today(),
      ...changes,
    })
    const share = (body: object) => call('POST', '/api/widget/shares', body)
    const use = (what: string, key = keyOf(partner)) =>
      call('POST', '/api/widget/usage', { partner: key, what })
    const asAdmin = async (method: string, path: string) =>
      call(method, path, undefined, {
        authorization: `Bearer ${await tokens.token('eva', { role: 'admin' })}`,
      })
    const usageToday = async ({ id } = partner) =>
      (await asAdmin('GET', `/api/widget/usage/${id}`)).body.days.at(-1)
    const codeOf = ({ status, body }: Awaited<ReturnType<Client>>) => [status, body.code]
    const keys = async () => createLocalJWKSet((await call('GET', '/api/widget/jwks.json')).body)

    describe('the model file', () => {
      const read = (headers: Record<string, string> = {}) =>
        call('GET', '/api/widget/model', undefined, headers)

      test("is everybody's, kept by caches for an hour, compressed and revalidated", async () => {
        const { status, headers, body } = await read({ 'accept-encoding': 'br' })
        expect(status).toBe(200)
        expect(headers.get('cache-control')).toBe('public, max-age=3600')
        expect(headers.get('content-encoding')).toBe('br')
        expect(RiskModelFile.safeParse(body).success).toBe(true)
        const again = await read({ 'if-none-match': headers.get('etag') ?? '' })
        expect(again.status).toBe(304)
        expect(again.headers.get('cache-control')).toBe('public, max-age=3600')
      })

      test('says which share of companies the site assumes to fail, so that pages tell the same risk', async () => {
        const file = RiskModelFile.parse((await read()).body)
        const predict = await site.as('ana')
        const { body } = await predict('POST', '/api/model/predict', aCompany())
        expect(body).toMatchObject({ tasa_base: 0.02 })
        const here = riskModel(file).predict(aCompany(), file.assumedBaseRate ?? Number.NaN)
        expect(JSON.parse(JSON.stringify(here))).toEqual(body)
      })

      test('is limited per client, and others are not affected', async () => {
        const answers = await Promise.all(
          Array.from({ length: 130 }, () => read({ 'accept-encoding': 'br' })),
        )
        const refused = answers.filter(({ status }) => status === 429)
        expect(refused).toHaveLength(10)
        expect(Problem.parse(refused[0]?.body).code).toBe('too-many-requests')
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
        expect((await aClient(site)('GET', '/api/widget/model')).status).toBe(200)
      })
    })

    describe('partners', () => {
      const unavailable = [403, 'partner-unavailable']

      test('a key that nobody has, and one that is none, are refused', async () => {
        expect(codeOf(await share(aShare({ partner: aKey() })))).toEqual(unavailable)
        expect(codeOf(await use('viewed', aKey()))).toEqual(unavailable)
        const malformed = await share(aShare({ partner: 'pk_short' }))
        expect(malformed.body.errors).toEqual([
          { path: 'partner', message: 'Esa clave de aliado no existe.' },
        ])
      })

      test('a suspended partner is refused with the same words, and served again when it is not', async () => {
        await tell(site, { ...partner, suspended: true })
        const refused = await share(aShare())
        expect(codeOf(refused)).toEqual(unavailable)
        expect(codeOf(await use('viewed'))).toEqual(unavailable)
        const unknown = await share(aShare({ partner: aKey() }))
        expect({ ...unknown.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' })
        await tell(site, { ...partner, suspended: false })
        expect((await share(aShare())).status).toBe(201)
      })

      test('a rotated key works until its end; the new one works at once, older ones never again', async () => {
        const [oldest, old, current] = [aKey(), aKey(), aKey()]
        const since = partner.keys[0]?.since ?? ''
        const until = new Date(Date.now() + hour).toISOString()
        const keys = [
          { key: oldest, since, until: since },
          { key: old, since, until },
          { key: current, since },
        ]
        await tell(site, { ...partner, keys })
        const answers = async () =>
          Promise.all(
            [keyOf(partner), oldest, old, current].map(async (key) => (await use('viewed', key)).status),
          )
        expect(await answers()).toEqual([403, 403, 200, 200])
        time.jump(hour - 60_000)
        expect(await answers()).toEqual([403, 403, 200, 200])
        time.jump(60_000)
        expect(await answers()).toEqual([403, 403, 403, 200])
      })

      test('a key works from our own pages, and from no page of another origin', async () => {
        const from = async (headers: Record<string, string>, key = keyOf(partner)) => {
          const body = aShare({ partner: key })
          const shared = await call('POST', '/api/widget/shares', body, headers)
          const used = await call('POST', '/api/widget/usage', { partner: key, what: 'viewed' }, headers)
          return [shared, used].map(({ status, body }) =>
            body.code ? codeOf({ status, body } as never) : status,
          )
        }
        expect(await from({ origin: issuer })).toEqual([201, 200])
        expect(await from({ origin: 'http://mac.local:3000', 'x-forwarded-host': 'mac.local:3000' })).toEqual(
          [201, 200],
        )
        for (const origin of [partner.origins[0] ?? '', 'null', 'https://nobody.example']) {
          expect(await from({ origin, 'x-forwarded-host': 'semaforo.example' })).toEqual([
            unavailable,
            unavailable,
          ])
        }
        expect(await from({ origin: issuer }, trialKey)).toEqual([201, 200])
      })

      test('the trial partner is always known', async () => {
        const { status, body } = await share(aShare({ partner: trialKey }))
        expect({ status, aud: body.claims?.aud }).toEqual({ status: 201, aud: 'prueba' })
      })
    })

    describe('summaries', () => {
      test('a shared result is signed for its partner, for an hour', async () => {
        const before = Math.floor(Date.now() / 1_000)
        const asked = aShare()
        const { status, headers, body } = await share(asked)
        expect(status).toBe(201)
        expect(headers.get('cache-control')).toBe('no-store')
        const claims = SummaryClaims.parse(body.claims)
        expect(claims).toEqual({
          iss: issuer,
          aud: partner.id,
          nonce: asked.nonce,
          jti: expect.any(String),
          iat: expect.any(Number),
          exp: claims.iat + summarySeconds,
          v: 1,
          date: dayInMexico(claims.iat * 1_000),
          ...green,
        })
        expect(claims.iat).toBeGreaterThanOrEqual(before)
        const verified = await jwtVerify(body.summary, await keys(), {
          issuer,
          audience: partner.id,
          typ: summaryType,
          algorithms: ['EdDSA'],
        })
        expect(verified.payload).toEqual(claims)
      })

      test('the published keys are public, revalidated each time, and hold no secret', async () => {
        const { headers, body } = await call('GET', '/api/widget/jwks.json')
        expect(headers.get('cache-control')).toBe('no-cache')
        const seen = { 'if-none-match': headers.get('etag') ?? '' }
        expect((await call('GET', '/api/widget/jwks.json', undefined, seen)).status).toBe(304)
        expect(body.keys).toEqual([
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: expect.any(String),
            kid: expect.any(String),
            use: 'sig',
            alg: 'EdDSA',
          },
        ])
      })

      test('what the person saw has to be what we compute', async () => {
        for (const shown of [
          { ...green, light: 'amarillo' },
          { ...green, score_band: 'Empresa estable' },
          { ...green, risk_band: 'En riesgo' },
        ]) {
          const answer = await share(aShare({ shown }))
          expect(answer.status).toBeGreaterThanOrEqual(400)
          if (answer.status !== 400) expect(codeOf(answer)).toEqual([409, 'result-changed'])
        }
        expect(codeOf(await share(aShare({ shown: { ...green, light: 'rojo' } })))).toEqual([
          409,
          'result-changed',
        ])
        expect(
          codeOf(await share(aShare({ figures: aCompany({ ventas_totales: 0, ventas_credito: 0 }) }))),
        ).toEqual([409, 'result-changed'])
        expect((await usageToday()).shared).toBe(0)
      })

      test('the date that the person agreed to has to be that of the summary', async () => {
        for (const days of [-1, 1]) {
          const date = dayInMexico(Date.now() + days * 24 * hour)
          expect(codeOf(await share(aShare({ date })))).toEqual([409, 'result-changed'])
        }
        expect((await usageToday()).shared).toBe(0)
        // Half an hour before midnight, and again half an hour after it.
        time.jump((secondsOfDayLeft(Date.now()) - 1_800) * 1_000)
        const asked = aShare()
        expect((await share(asked)).body.claims.date).toBe(asked.date)
        time.jump(hour - 60_000)
        expect(codeOf(await share(asked))).toEqual([409, 'result-changed'])
        expect(codeOf(await share({ ...asked, date: today() }))).toEqual([409, 'result-changed'])
        expect((await share(aShare())).status).toBe(201)
      })

      test.each<[string, object, string]>([
        ['a short nonce', { nonce: 'short' }, 'nonce'],
        ['a long nonce', { nonce: 'a'.repeat(129) }, 'nonce'],
        ['a nonce with other characters', { nonce: 'a nonce with spaces' }, 'nonce'],
        ['no nonce', { nonce: undefined }, 'nonce'],
        ['impossible figures', { figures: aCompany({ total_activos: 0 }) }, 'figures.total_activos'],
        ['negative figures', { figures: aCompany({ costo_ventas: -1 }) }, 'figures.costo_ventas'],
        ['no figures', { figures: undefined }, 'figures'],
        ['no date', { date: undefined }, 'date'],
        ['a day that does not exist', { date: '2026-02-30' }, 'date'],
        ['another light', { shown: { ...green, light: 'azul' } }, 'shown.light'],
        ['a figure among what is shown', { shown: { ...green, ventas_totales: 1 } }, 'shown'],
        ['something else', { remember: true }, ''],
      ])('%s is refused', async (_, changes, path) => {
        const { status, body } = await share(aShare(changes))
        expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path })
        expect((await usageToday()).shared).toBe(0)
      })

      test('the same request again, even concurrently, is the same summary, counted once', async () => {
        const asked = aShare()
        const answers = await Promise.all([share(asked), share(asked), share(asked)])
        answers.push(await share(asked))
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
        expect(new Set(answers.map(({ body }) => body.summary)).size).toBe(1)
        expect((await usageToday()).shared).toBe(1)
      })

      test('a nonce that was used for other figures is refused, also at once and after many others', async () => {
        const asked = aShare()
        const other = { ...asked, figures: aCompany({ ventas_totales: 500_001 }) }
        const answers = await Promise.all([share(asked), share(other)])
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
        const winner = answers[0]?.status === 201 ? asked : other
        await Promise.all(
          Array.from({ length: 55 }, () => aClient(site)('POST', '/api/widget/shares', aShare())),
        )
        expect((await share(winner)).status).toBe(201)
        expect(codeOf(await share(winner === asked ? other : asked))).toEqual([409, 'nonce-used'])
        expect((await usageToday()).shared).toBe(56)
      })

      test('the same nonce with another partner is another summary', async () => {
        const asked = aShare()
        const other = await tell(site, aPartner())
        const answers = [await share(asked), await share({ ...asked, partner: keyOf(other) })]
        expect(answers.map(({ body }) => body.claims?.aud ?? body)).toEqual([partner.id, other.id])
        expect(new Set(answers.map(({ body }) => body.claims.jti)).size).toBe(2)
      })

      test('a partner has a daily limit, also for concurrent requests; a repeated request is not counted', async () => {
        partner = await tell(site, { ...partner, sharesPerDay: 3 })
        const asked = Array.from({ length: 5 }, () => aShare())
        const fromAnywhere = (body: object) => aClient(site)('POST', '/api/widget/shares', body)
        const answers = await Promise.all(asked.map(fromAnywhere))
        const refused = answers.filter(({ status }) => status === 429)
        expect(refused.map(codeOf)).toEqual([
          [429, 'partner-limit'],
          [429, 'partner-limit'],
        ])
        const wait = Number(refused[0]?.headers.get('retry-after'))
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(86_400)
        const signed = asked.filter((_, n) => answers[n]?.status === 201)
        expect((await fromAnywhere(signed[0] ?? {})).status).toBe(201)
        expect((await usageToday()).shared).toBe(3)
        time.jump(24 * hour)
        expect((await share(aShare())).status).toBe(201)
      })

      test("one network spends a fifth of a partner's day; a repeated request is not counted", async () => {
        partner = await tell(site, { ...partner, sharesPerDay: 10 })
        const asked = [aShare(), aShare()]
        for (const body of [...asked, ...asked]) expect((await share(body)).status).toBe(201)
        const refused = await share(aShare())
        expect(codeOf(refused)).toEqual([429, 'partner-limit'])
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
        expect((await aClient(site)('POST', '/api/widget/shares', aShare())).status).toBe(201)
        expect((await usageToday()).shared).toBe(3)
        time.jump(24 * hour)
        expect((await share(aShare())).status).toBe(201)
      })

      test('a client has a limit, whatever its partners admit', async () => {
        const answers = []
        for (let n = 0; n < 61; n++) answers.push(await share(aShare({ partner: aKey() })))
        expect(answers.slice(0, 60).every(({ status }) => status === 403)).toBe(true)
        expect(codeOf(answers[60] as (typeof answers)[0])).toEqual([429, 'too-many-requests'])
      })

      test('keys sign for ninety days; a retired one is published until its last summary has expired', async () => {
        const old = await share(aShare())
        const [first] = (await call('GET', '/api/widget/jwks.json')).body.keys
        const { headers } = await call('GET', '/api/widget/jwks.json')
        time.jump(90 * 24 * hour)
        const { body } = await share(aShare())
        const seen = { 'if-none-match': headers.get('etag') ?? '' }
        expect((await call('GET', '/api/widget/jwks.json', undefined, seen)).status).toBe(200)
        const ring = (await call('GET', '/api/widget/jwks.json')).body.keys
        expect(ring[1]).toEqual(first)
        await jwtVerify(body.summary, await keys(), { currentDate: new Date(Date.now()) })
        time.jump(2 * hour)
        expect((await call('GET', '/api/widget/jwks.json')).body.keys).toEqual([ring[0]])
        const then = { currentDate: new Date(decodeJwt(old.body.summary).iat as number) }
        await expect(jwtVerify(old.body.summary, await keys(), then)).rejects.toThrow('no applicable key')
      })

      test('nothing that is stored was made of the figures, not even a hash', async () => {
        const asked = aShare()
        const { jti } = (await share(asked)).body.claims
        await use('viewed')
        const { state } = (await (await openShares(site.platform)).get(partner.id)) ?? {}
        expect(state?.recent).toEqual([{ nonce: expect.any(String), jti, at: expect.any(Number) }])
        const usages = await site.platform.store({ service: 'diagnostic', name: 'usage' })
        expect(Object.keys((await usages.get(partner.id))?.state ?? {})).toEqual(['days'])
      })

      test('a nonce whose figures the cache has lost is refused, and not counted again', async () => {
        const asked = aShare()
        const { jti } = (await share(asked)).body.claims
        await site.platform.cache('diagnostic-shares').delete(jti)
        expect(codeOf(await share(asked))).toEqual([409, 'nonce-used'])
        expect((await usageToday()).shared).toBe(1)
      })

      test('the figures are neither kept nor logged', async () => {
        const figures = aCompany({ ventas_totales: 987_654_321.25 })
        const { status, body } = await share(aShare({ figures, shown: { ...green, light: 'rojo' } }))
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'result-changed' })
        await share(aShare({ figures: aCompany({ cuentas_por_cobrar: 30_123.5 }) }))
        const shares = await openShares(site.platform)
        const kept = JSON.stringify((await shares.get(partner.id))?.state)
        for (const secret of ['987654321.25', '30123.5', 'verde']) {
          expect(kept).not.toContain(secret)
          expect(lines.join('\n')).not.toContain(secret)
        }
      })
    })

    describe('usage', () => {
      test('each kind is counted by day; days without any use are zeros', async () => {
        for (const what of ['viewed', 'viewed', 'started', 'finished']) {
          expect((await use(what)).body).toEqual({ counted: true })
        }
        await share(aShare())
        const { body } = await asAdmin('GET', `/api/widget/usage/${partner.id}`)
        const days = body.days.map((each: unknown) => UsageOfDay.parse(each))
        expect(days).toHaveLength(30)
        expect(days.at(-1)).toEqual({ day: today(), viewed: 2, started: 1, finished: 1, shared: 1 })
        for (const each of days.slice(0, -1)) {
          expect(each).toEqual({ day: each.day, viewed: 0, started: 0, finished: 0, shared: 0 })
        }
        expect(days.map(({ day }: UsageOfDay) => day)).toEqual(
          [...new Set(days.map(({ day }: UsageOfDay) => day))].sort(),
        )
      })

      test('concurrent uses are all counted', async () => {
        await Promise.all(Array.from({ length: 30 }, () => use('viewed')))
        expect((await usageToday()).viewed).toBe(30)
      })

      test('one client is not counted beyond its limit, and others still are', async () => {
        const answers = await Promise.all(Array.from({ length: 125 }, () => use('viewed')))
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
        expect(answers.filter(({ body }) => body.counted)).toHaveLength(120)
        await aClient(site)('POST', '/api/widget/usage', { partner: keyOf(partner), what: 'viewed' })
        expect((await usageToday()).viewed).toBe(121)
      })

      test.each(['shared', 'hacked', undefined])('%j is nothing that a page may count', async (what) => {
        expect((await use(what as string)).status).toBe(400)
      })

      test('is for admins alone', async () => {
        const path = `/api/widget/usage/${partner.id}`
        expect((await call('GET', path)).status).toBe(401)
        const authorization = `Bearer ${await tokens.token('ana')}`
        expect((await call('GET', path, undefined, { authorization })).status).toBe(403)
      })

      test('a partner that nobody used, or that is none, has thirty days of zeros', async () => {
        const { body } = await asAdmin('GET', '/api/widget/usage/nobody')
        expect(body.days).toHaveLength(30)
        expect(body.days.every(({ viewed }: UsageOfDay) => viewed === 0)).toBe(true)
      })
    })
  })
}
