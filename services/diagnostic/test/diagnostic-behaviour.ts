import { randomUUID } from 'node:crypto'
import {
  DiagnosticRecord,
  diagnosticErased,
  diagnosticRecorded,
  event,
  type Figures,
  Problem,
  RiskModelFile,
  userDeleted,
} from '@semaforo/contracts'
import { diagnose, improve, overallOf, riskModel, semaforo } from '@semaforo/diagnosis'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { eventually } from '@semaforo/testing/eventually'
import { publishedEvents } from '@semaforo/testing/published-events'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { dailyLimit } from '../src/quota.ts'
import { type Call, embedded, type OpenPlatform, type Site, startSite } from './diagnostic-site.ts'

const calls = ['/api/model/diagnostic', '/api/model/predict', '/api/model/improve']

/** The diagnostic service over HTTP and events, on any platform. */
export function describeDiagnostic(name: string, open: OpenPlatform = embedded) {
  describe(`diagnostic: ${name}`, () => {
    const dataDir = temporaryDirectory()
    let tokens: Tokens
    let site: Site
    let call: Call
    let ana: string

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, { open })
    })
    beforeEach(async () => {
      ana = unique('ana')
      call = await site.as(ana)
    })
    afterAll(() => site.stop())

    const eventsOf = (id: string) => publishedEvents(site.platform.log, diagnosticRecorded.topic, id)

    const aRecord = (changes: object = {}) => ({
      ...aCompany(),
      predictionTree: 0,
      score: 86.3,
      user_id: ana,
      ...changes,
    })

    test('server and page compute the same with the served model file', async () => {
      const file = RiskModelFile.parse((await call('GET', '/api/model/file')).body)
      const model = riskModel(file)
      for (const figures of [aCompany(), ...randomCompanies(1, 25)]) {
        const answers = await Promise.all(calls.map((path) => call('POST', path, figures)))
        const here = [diagnose(figures), model.predict(figures, 0.05), improve(figures, model, 0.05)]
        expect(answers.map(({ body }) => body)).toEqual(here.map((each) => JSON.parse(JSON.stringify(each))))
      }
    })

    test('for 1,000 companies the light of the answers is the one that a page computes', async () => {
      const model = riskModel(RiskModelFile.parse((await call('GET', '/api/model/file')).body))
      const agrees = async (figures: Figures) => {
        const [score, risk] = await Promise.all(
          ['/api/model/diagnostic', '/api/model/predict'].map((path) => call('POST', path, figures)),
        )
        const answered = semaforo(score?.body.overall.score, risk?.body.prediction)
        expect(semaforo(overallOf(figures).score, model.classify(figures))).toBe(answered)
      }
      const companies = [...randomCompanies(16, 1_000)]
      for (let from = 0; from < companies.length; from += 50)
        await Promise.all(companies.slice(from, from + 50).map(agrees))
    })

    test('the response has the documented fields', async () => {
      const { body: score } = await call('POST', '/api/model/diagnostic', aCompany())
      expect(score).toMatchObject({ overall: { score: 86.3 }, details: { ratios: expect.any(Array) } })
      const { body: risk } = await call('POST', '/api/model/predict', aCompany())
      expect(risk).toMatchObject({
        prediction: 0,
        probability_class_0: expect.any(Number),
        probability_class_1: expect.any(Number),
        tasa_base: 0.05,
        modelo: { ficha: '/api/model/card' },
      })
    })

    test('the period defaults to a year', async () => {
      const { periodo_meses: _, ...figures } = aCompany()
      expect((await call('POST', '/api/model/diagnostic', figures)).body.overall.score).toBe(86.3)
    })

    test.each<[string, object, string, string]>([
      ...['', ' 1', '1 ', '1e3', '0x10', '1,000', '-1', '+1', '.5', '5.', '١', 'Infinity'].map(
        (text): [string, object, string, string] => [
          `the text "${text}"`,
          { ventas_totales: text },
          'ventas_totales',
          'Escribe un número.',
        ],
      ),
      ['a list with a text', { ventas_totales: ['500000'] }, 'ventas_totales', 'Escribe un número.'],
      [
        'a text of too much',
        { ventas_totales: '1'.repeat(400) },
        'ventas_totales',
        'Ese monto es demasiado grande: revisa los ceros.',
      ],
      [
        'a text of a part over its total',
        { activo_corriente: '400001' },
        'activo_corriente',
        'no pueden ser',
      ],
      ['null', { ventas_totales: null }, 'ventas_totales', 'Falta este dato.'],
      ['a missing field', { ventas_totales: undefined }, 'ventas_totales', 'Falta este dato.'],
      ['less than nothing', { costo_ventas: -1 }, 'costo_ventas', 'No puede ser un número negativo.'],
      [
        'more than there is',
        { total_activos: 1.1e15 },
        'total_activos',
        'Ese monto es demasiado grande: revisa los ceros.',
      ],
      ['no assets', { total_activos: 0 }, 'total_activos', 'El total de activos no puede ser cero'],
      ['current assets over all', { activo_corriente: 400_001 }, 'activo_corriente', 'no pueden ser mayores'],
      ['current debt over all', { pasivo_corriente: 180_001 }, 'pasivo_corriente', 'no pueden ser mayores'],
      ['stock and credit over current', { inventario_final: 120_001 }, 'activo_corriente', 'suman más'],
      ['credit over sales', { ventas_credito: 500_001 }, 'ventas_credito', 'no pueden ser mayores'],
      ['a thirteenth month', { periodo_meses: 13 }, 'periodo_meses', 'El periodo va de 1 a 12 meses.'],
      ['half a month', { periodo_meses: 0.5 }, 'periodo_meses', 'entero'],
      ['something else', { activos: 1 }, '', 'Hay datos que el diagnóstico no usa: activos.'],
    ])('%s is refused at its field, in words', async (_, changes, path, message) => {
      for (const target of calls) {
        const { status, body } = await call('POST', target, { ...aCompany(), ...changes })
        expect(status).toBe(400)
        expect(Problem.parse(body).errors).toEqual([{ path, message: expect.stringContaining(message) }])
      }
    })

    test('plain numeric text is read as its number', async () => {
      const texts = Object.fromEntries(
        Object.entries(aCompany({ costo_ventas: 300_000.5 })).map(([field, value]) => [
          field,
          field === 'periodo_meses' ? value : value.toFixed(2),
        ]),
      )
      for (const target of calls) {
        const asNumbers = await call('POST', target, aCompany({ costo_ventas: 300_000.5 }))
        expect(await call('POST', target, texts)).toEqual(asNumbers)
      }
      const { body } = await call('POST', '/api/modelData', aRecord(texts))
      expect(body).toMatchObject(aRecord({ costo_ventas: 300_000.5 }))
    })

    test('an overflowing number is refused, and an underflowing one is zero', async () => {
      const text = JSON.stringify(aCompany())
      const beyond = text.replace('"ventas_totales":500000', '"ventas_totales":1e400')
      const { status, body } = await call('POST', '/api/model/diagnostic', beyond)
      expect({ status, at: body.errors[0].path }).toEqual({ status: 400, at: 'ventas_totales' })
      const zero = text.replace('"inventario_inicial":80000', '"inventario_inicial":-0')
      const plain = await call('POST', '/api/model/diagnostic', aCompany({ inventario_inicial: 0 }))
      expect(await call('POST', '/api/model/diagnostic', zero)).toEqual(plain)
    })

    test('the largest accepted amounts still give finite results', async () => {
      const huge = Object.fromEntries(
        Object.entries(aCompany()).map(([field, value]) => [
          field,
          field === 'periodo_meses' ? value : value * 2e9,
        ]),
      )
      const answers = await Promise.all(
        calls.map((path) => call('POST', path, { ...huge, total_activos: 1e15 })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    })

    test.each([
      ...calls.map((path) => ['POST', path]),
      ['POST', '/api/modelData'],
      ['GET', '/api/modelData'],
      ['GET', '/api/model/file'],
      ['GET', '/internal/export/ana'],
    ])('%s %s asks for a token', async (method, path) => {
      const answer = await fetch(site.url + path, { method })
      expect(answer.status).toBe(401)
      expect(Problem.parse(await answer.json()).code).toBe('not-signed-in')
    })

    test('an unchanged model file is answered with 304; brotli is used if accepted', async () => {
      const authorization = `Bearer ${await tokens.token(ana)}`
      const headers = { authorization, 'accept-encoding': 'br' }
      const first = await fetch(`${site.url}/api/model/file`, { headers })
      expect(first.headers.get('content-encoding')).toBe('br')
      expect(RiskModelFile.safeParse(await first.json()).success).toBe(true)
      const again = await fetch(`${site.url}/api/model/file`, {
        headers: { ...headers, 'if-none-match': first.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    })

    test('the model card is public', async () => {
      const card = await fetch(`${site.url}/api/model/card`)
      expect(card.headers.get('content-type')).toMatch('text/plain')
      expect(await card.text()).toContain('Para qué no debe usarse')
    })

    describe('records', () => {
      test('a diagnostic is stored, returned whole and published without its figures', async () => {
        const { status, body } = await call('POST', '/api/modelData', aRecord())
        expect(status).toBe(201)
        expect(DiagnosticRecord.parse(body)).toEqual({ ...aRecord(), id: body.id, saved_at: body.saved_at })
        expect((await call('GET', '/api/modelData')).body).toEqual({ records: [body] })
        await eventually(async () => {
          const data = { id: body.id, user_id: ana, saved_at: body.saved_at, score: 86.3, predictionTree: 0 }
          expect((await eventsOf(body.id)).map((each) => each.data)).toEqual([data])
        })
      })

      test('a failed part is stored as null', async () => {
        const { status, body } = await call(
          'POST',
          '/api/modelData',
          aRecord({ score: null, predictionTree: null }),
        )
        expect({ status, score: body.score, predictionTree: body.predictionTree }).toEqual({
          status: 201,
          score: null,
          predictionTree: null,
        })
      })

      test.each<[object, string]>([
        [{ score: 101 }, 'score'],
        [{ score: undefined }, 'score'],
        [{ predictionTree: 2 }, 'predictionTree'],
        [{ user_id: 7 }, 'user_id'],
        [{ total_activos: 0 }, 'total_activos'],
        [{ id: 'mine' }, 'id'],
        [{ saved_at: '2026-01-01T00:00:00Z' }, ''],
      ])('%j is refused', async (changes, path) => {
        const { status, body } = await call('POST', '/api/modelData', aRecord(changes))
        expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path })
      })

      test('a diagnostic sent again, even concurrently, is one record', async () => {
        const id = unique('0123456789abcdef')
        const send = () => call('POST', '/api/modelData', aRecord({ id }))
        const first = await Promise.all([send(), send(), send()])
        const answers = [...first, await send()]
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
        expect(answers[0]?.body.id).toBe(id)
        expect((await call('GET', '/api/modelData')).body.records).toEqual([answers[0]?.body])
      })

      test('each result is published once: sent again with a missing part, the record is completed', async () => {
        const id = unique('0123456789abcdef')
        const incomplete = () => call('POST', '/api/modelData', aRecord({ id, predictionTree: null }))
        const [first] = [await incomplete(), await incomplete()]
        const second = await call('POST', '/api/modelData', aRecord({ id, score: null, predictionTree: 1 }))
        expect(second.body).toEqual({ ...first.body, score: 86.3, predictionTree: 1 })
        expect((await call('GET', '/api/modelData')).body).toEqual({ records: [second.body] })
        await eventually(async () =>
          expect((await eventsOf(id)).map(({ data }) => data.predictionTree)).toEqual([null, 1]),
        )
      })

      test('an id of other figures or another person is refused and unchanged', async () => {
        const id = unique('0123456789abcdef')
        const { body } = await call('POST', '/api/modelData', aRecord({ id }))
        const other = await call('POST', '/api/modelData', aRecord({ id, ventas_totales: 600_000 }))
        expect({ status: other.status, code: other.body.code }).toEqual({
          status: 409,
          code: 'record-exists',
        })
        const eva = unique('eva')
        const asEva = await site.as(eva)
        expect((await asEva('POST', '/api/modelData', aRecord({ id, user_id: eva }))).status).toBe(409)
        expect((await call('GET', '/api/modelData')).body).toEqual({ records: [body] })
      })

      test('a person has a daily limit, also for concurrent requests; others are not affected', async () => {
        const ids = Array.from({ length: dailyLimit + 5 }, (_, n) => unique(`0123456789abcdef-${n}`))
        const send = (id: string) => call('POST', '/api/modelData', aRecord({ id, predictionTree: null }))
        const answers = await Promise.all(ids.map(send))
        const refused = answers.filter(({ status }) => status === 409)
        expect(refused).toHaveLength(5)
        expect(Problem.parse(refused[0]?.body)).toMatchObject({
          code: 'too-many-records',
          message: expect.stringContaining('hoy ya guardaste 50'),
        })
        const kept = answers.filter(({ status }) => status === 201)
        expect(kept).toHaveLength(dailyLimit)
        expect((await call('GET', `/internal/export/${ana}`)).body.diagnostics).toHaveLength(dailyLimit)
        const completed = await call(
          'POST',
          '/api/modelData',
          aRecord({ id: kept[0]?.body.id, predictionTree: 1 }),
        )
        expect(completed).toMatchObject({ status: 201, body: { predictionTree: 1 } })
        const eva = unique('eva')
        const asEva = await site.as(eva)
        expect((await asEva('POST', '/api/modelData', aRecord({ user_id: eva }))).status).toBe(201)
      })

      test('a diagnostic sent again is counted once', async () => {
        const id = unique('0123456789abcdef')
        const send = () => call('POST', '/api/modelData', aRecord({ id }))
        await Promise.all([send(), send(), send()])
        await send()
        const others = await Promise.all(
          Array.from({ length: dailyLimit - 1 }, () => call('POST', '/api/modelData', aRecord())),
        )
        expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
        expect((await call('POST', '/api/modelData', aRecord())).status).toBe(409)
      })

      test("nobody can save for, read or export another person's diagnostics", async () => {
        expect((await call('POST', '/api/modelData', aRecord({ user_id: unique('eva') }))).status).toBe(403)
        await call('POST', '/api/modelData', aRecord())
        const eva = await site.as(unique('eva'))
        expect((await eva('GET', '/api/modelData')).body).toEqual({ records: [] })
        expect((await eva('GET', `/internal/export/${ana}`)).status).toBe(403)
      })

      test("one's own record is read by its id; another person's is as unknown as one that never was", async () => {
        const { body } = await call('POST', '/api/modelData', aRecord())
        const target = `/api/modelData/${body.id}`
        expect(await call('GET', target)).toEqual({ status: 200, body })
        const eva = await site.as(unique('eva'))
        const [foreign, unknown] = [
          await eva('GET', target),
          await eva('GET', `/api/modelData/${unique('no')}`),
        ]
        expect(foreign.status).toBe(404)
        const told = ({ body: { requestId: _, ...rest } }: typeof foreign) => rest
        expect(told(foreign)).toEqual(told(unknown))
        expect(foreign.body.code).toBe('record-not-found')
      })

      test('a deleted diagnostic is gone, and only its owner can restore it', async () => {
        const { body } = await call('POST', '/api/modelData', aRecord())
        const target = `/api/modelData/${body.id}`
        const whole = (await call('GET', target)).body
        const eva = await site.as(unique('eva'))
        expect((await eva('DELETE', target)).status).toBe(404)
        const { undo } = (await call('DELETE', target)).body
        expect((await call('GET', target)).status).toBe(404)
        expect((await call('DELETE', target)).status).toBe(404)
        expect((await call('GET', '/api/modelData')).body).toEqual({ records: [] })
        expect((await call('GET', `/internal/export/${ana}`)).body).toEqual({ diagnostics: [] })
        expect((await eva('POST', `${target}/restore`, { undo })).status).toBe(404)
        expect((await call('POST', `${target}/restore`, { undo: `${undo}x` })).status).toBe(404)
        for (let times = 0; times < 2; times++)
          expect(await call('POST', `${target}/restore`, { undo })).toEqual({ status: 201, body: whole })
        expect((await call('GET', '/api/modelData')).body).toEqual({ records: [whole] })
        await eventually(async () => {
          const types = (await eventsOf(body.id)).map(({ type }) => type)
          expect(types).toEqual([diagnosticRecorded.type, diagnosticErased.type, diagnosticRecorded.type])
        })
        const quotas = await site.platform.store({ service: 'diagnostic', name: 'quota' })
        expect((await quotas.get(ana))?.state).toMatchObject({ total: 1 })
      })

      test('the history is paged, newest first; the export is complete', async () => {
        const saved: string[] = []
        for (let i = 0; i < 25; i++) {
          saved.unshift((await call('POST', '/api/modelData', aRecord({ score: i }))).body.id)
        }
        const first = (await call('GET', '/api/modelData')).body
        const second = (await call('GET', `/api/modelData?after=${first.next}`)).body
        expect(first.records).toHaveLength(20)
        expect(second).toEqual({ records: expect.any(Array) })
        const found: DiagnosticRecord[] = [...first.records, ...second.records]
        expect(found.map(({ id }) => id).sort()).toEqual([...saved].sort())
        const times = found.map(({ saved_at }) => saved_at)
        expect(times).toEqual([...times].sort().reverse())
        expect((await call('GET', `/internal/export/${ana}`)).body).toEqual({ diagnostics: found })
        expect((await call('GET', '/api/modelData?after=nonsense')).body).toMatchObject({
          code: 'unknown-page',
        })
      })

      describe('of several businesses', () => {
        const shop = { id: randomUUID(), name: 'Abarrotes Lupita' }
        const cafe = { id: randomUUID(), name: 'Café del Centro' }
        const save = async (changes: object) => (await call('POST', '/api/modelData', aRecord(changes))).body
        const idsOf = async (path: string) =>
          (await call('GET', path)).body.records.map(({ id }: { id: string }) => id)
        const businesses = async () => (await call('GET', '/api/negocios')).body.businesses

        test('each has its own history, and a record without one is in «Mi negocio»', async () => {
          const first = await save({})
          const [older, newer] = [await save({ negocio: shop }), await save({ negocio: shop })]
          expect(newer).toMatchObject({ negocio: shop })
          expect(await idsOf(`/api/modelData?negocio=${shop.id}`)).toEqual([newer.id, older.id])
          expect(await idsOf('/api/modelData?negocio=mi-negocio')).toEqual([first.id])
          expect(await idsOf(`/api/modelData?negocio=${cafe.id}`)).toEqual([])
          expect(await businesses()).toEqual([
            { ...shop, records: 2, latest: newer, previous: older },
            { id: 'mi-negocio', name: 'Mi negocio', records: 1, latest: first },
          ])
          await eventually(async () =>
            expect((await eventsOf(newer.id)).map(({ data }) => data.negocio)).toEqual([shop]),
          )
        })

        test('the history of one business is paged', async () => {
          const saved: string[] = []
          for (let i = 0; i < 23; i++) saved.unshift((await save({ negocio: shop, score: i })).id)
          await save({})
          const path = `/api/modelData?negocio=${shop.id}`
          const { next, records } = (await call('GET', path)).body
          expect(records).toHaveLength(20)
          const rest = await idsOf(`${path}&after=${next}`)
          expect([...records.map(({ id }: { id: string }) => id), ...rest]).toEqual(saved)
          expect((await call('GET', `${path}&after=unknown`)).body.code).toBe('unknown-page')
        })

        test('a new name is in every record of the business, and in the export', async () => {
          const named = await save({ negocio: shop })
          const unnamed = await save({})
          await call('PATCH', `/api/negocios/${shop.id}`, { name: '  Lupita y hermanas ' })
          const { body } = await call('PATCH', '/api/negocios/mi-negocio', { name: 'La Esquina' })
          const names = async (path: string) => {
            const { body } = await call('GET', path)
            return (body.records ?? body.diagnostics).map(({ id, negocio }: DiagnosticRecord) => [
              id,
              negocio?.name,
            ])
          }
          const renamed = [
            [unnamed.id, 'La Esquina'],
            [named.id, 'Lupita y hermanas'],
          ]
          expect(await names('/api/modelData')).toEqual(renamed)
          expect(await names(`/internal/export/${ana}`)).toEqual(renamed)
          expect(await idsOf(`/api/modelData?negocio=${body.id}`)).toEqual([unnamed.id])
        })

        test('a merge moves the records of both into one, also later ones', async () => {
          const first = await save({ negocio: cafe })
          const second = await save({ negocio: shop })
          for (let times = 0; times < 2; times++)
            expect((await call('POST', `/api/negocios/${cafe.id}/merge`, { into: shop.id })).body).toEqual(
              shop,
            )
          const third = await save({ negocio: cafe })
          expect(third.negocio).toEqual(shop)
          expect(await idsOf(`/api/modelData?negocio=${shop.id}`)).toEqual([third.id, second.id, first.id])
          expect(await businesses()).toHaveLength(1)
        })

        test('a moved record is in the other business, also when it is sent again', async () => {
          const id = unique('0123456789abcdef')
          await save({ id, negocio: shop })
          const moved = await call('PATCH', `/api/modelData/${id}`, { negocio: cafe })
          expect(moved.body.negocio).toEqual(cafe)
          expect((await save({ id, negocio: shop })).negocio).toEqual(cafe)
          await eventually(async () =>
            expect((await eventsOf(id)).map(({ data }) => data.negocio)).toEqual([shop, cafe]),
          )
        })

        test('the month of the figures is kept', async () => {
          const id = unique('0123456789abcdef')
          expect((await save({ id, cifras_al: '2026-01' })).cifras_al).toBe('2026-01')
          expect((await save({ id, cifras_al: '2026-02' })).code).toBe('record-exists')
        })

        test.each<[object, string]>([
          [{ negocio: { id: 'x', name: 'Café' } }, 'negocio.id'],
          [{ negocio: { ...shop, name: '\u200b' } }, 'negocio.name'],
          [{ negocio: { ...shop, name: 'n'.repeat(61) } }, 'negocio.name'],
          [{ negocio: { ...shop, rfc: 'XAXX010101000' } }, 'negocio'],
          [{ cifras_al: '2026-13' }, 'cifras_al'],
          [{ cifras_al: '2099-01' }, 'cifras_al'],
        ])('%j is refused', async (changes, path) => {
          expect((await save(changes)).errors?.[0]?.path).toBe(path)
        })

        test("another person's business and record are unknown", async () => {
          const { id } = await save({ negocio: shop })
          const eva = await site.as(unique('eva'))
          expect((await eva('GET', '/api/negocios')).body).toEqual({ businesses: [] })
          for (const [method, path, body] of [
            ['PATCH', `/api/negocios/${shop.id}`, { name: 'Mío' }],
            ['POST', `/api/negocios/${shop.id}/merge`, { into: cafe.id }],
            ['PATCH', `/api/modelData/${id}`, { negocio: cafe }],
          ] as const)
            expect((await eva(method, path, body)).status).toBe(404)
        })
      })

      test('all data of a deleted person is erased, and nothing is stored for them again', async () => {
        await call('POST', '/api/modelData', aRecord())
        await call('POST', '/api/modelData', aRecord({ negocio: { id: randomUUID(), name: 'Café' } }))
        const quotas = await site.platform.store({ service: 'diagnostic', name: 'quota' })
        expect((await quotas.get(ana))?.state).toMatchObject({ total: 2 })
        // The token is of a later epoch than the deletion, so that only the tombstone can refuse it.
        const lasting = `Bearer ${await tokens.token(ana, { ver: 9 })}`
        await site.publish(ana, event(userDeleted, { id: ana, role: 'user', status: false, epoch: 1 }))
        const list = () =>
          fetch(`${site.url}/api/modelData`, { headers: { authorization: lasting } }).then((r) => r.json())
        await eventually(async () => expect(await list()).toEqual({ records: [] }))
        const late = await fetch(`${site.url}/api/modelData`, {
          method: 'POST',
          headers: { authorization: lasting, 'content-type': 'application/json' },
          body: JSON.stringify(aRecord()),
        })
        expect(late.status).toBe(401)
        const named = await fetch(`${site.url}/api/negocios/mi-negocio`, {
          method: 'PATCH',
          headers: { authorization: lasting, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'La Esquina' }),
        })
        expect(named.status).toBe(401)
        expect(await list()).toEqual({ records: [] })
        expect(await quotas.get(ana)).toBeUndefined()
        const businesses = await site.platform.store({ service: 'diagnostic', name: 'businesses' })
        expect(await businesses.get(ana)).toBeUndefined()
      })
    })
  })
}
