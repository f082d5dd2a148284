import { createHash, randomInt } from 'node:crypto'
import {
  CertificateClaims,
  type CertifiedResult,
  certificateType,
  event,
  Problem,
  summaryType,
  userDeleted,
} from '@semaforo/contracts'
import { diagnose, fingerprintOf, riskModel, sharedResult } from '@semaforo/diagnosis'
import type { Keyring } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { createCertificateKeys } from '../src/certificates/certificate-token.ts'
import { dayInMexico } from '../src/days.ts'
import { type Call, embedded, type OpenPlatform, type Site, startSite } from './diagnostic-site.ts'

type Certified = { code: string; token: string; certificate: CertifiedResult }

const notFound = { status: 404, code: 'certificate-not-found' }
const publicUrl = 'https://semaforo.example'
/** A client of its own for each test: the limit counts by address, also on a store that outlives the test. */
const aClient = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Certificates over HTTP and events, on any platform. */
export function describeCertificates(name: string, open: OpenPlatform = embedded) {
  describe(`certificates: ${name}`, () => {
    const dataDir = temporaryDirectory()
    let tokens: Tokens
    let site: Site
    let ana: string
    let call: Call
    let client: string

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, { open, env: { PUBLIC_URL: `${publicUrl}/` } })
    })
    beforeEach(async () => {
      ana = unique('ana')
      call = await site.as(ana)
      client = aClient()
    })
    afterAll(() => site.stop())

    async function aRecord(figures = aCompany(), more: object = { predictionTree: 0, score: 86.3 }) {
      const { status, body } = await call('POST', '/api/modelData', { ...figures, ...more, user_id: ana })
      expect(status).toBe(201)
      return body as { id: string; saved_at: string }
    }
    const path = (id: string) => `/api/modelData/${id}/certificate`

    async function certified(id?: string): Promise<Certified> {
      const { status, body } = await call('POST', path(id ?? (await aRecord()).id))
      expect(status).toBe(201)
      return body
    }

    /** Nobody in particular asks, without a session. */
    async function check(body: unknown) {
      const answer = await fetch(`${site.url}/api/certificates/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
        body: JSON.stringify(body),
      })
      // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
      const text = (await answer.json()) as any
      return { status: answer.status, code: text.code, body: text, headers: answer.headers }
    }

    /** A keyring of the service: opened a second time, on its own store. */
    async function keyring() {
      const store = await site.platform.store<Keyring>({ service: 'diagnostic', name: 'certificate-key' })
      return { store, keys: createCertificateKeys(store, Date.now) }
    }

    test('a certificate says what the figures give, on the day of the record, and no figure', async () => {
      const { id, saved_at } = await aRecord()
      const { code, token, certificate } = await certified(id)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
      const model = riskModel((await call('GET', '/api/model/file')).body)
      const result = sharedResult(diagnose(aCompany()), model.predict(aCompany(), 0.05))
      expect(certificate).toEqual({
        ...result,
        date: dayInMexico(Date.parse(saved_at)),
        fingerprint: await fingerprintOf(code, aCompany()),
      })
      expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', typ: certificateType })
      const claims = CertificateClaims.parse(decodeJwt(token))
      expect(claims).toMatchObject({ iss: publicUrl, jti: code, v: 1, ...certificate })
      expect(Object.keys(decodeJwt(token)).sort()).toEqual(Object.keys(CertificateClaims.shape).sort())
    })

    test('what the page saved as its result is not certified: the figures are evaluated again', async () => {
      const { id } = await aRecord(aCompany(), { predictionTree: 1, score: 1 })
      expect((await certified(id)).certificate).toMatchObject({ light: 'verde' })
    })

    test('a record has one certificate, also for requests at the same time', async () => {
      const { id } = await aRecord()
      const answers = await Promise.all([1, 2, 3].map(() => certified(id)))
      expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
      expect(await certified(id)).toEqual(answers[0])
    })

    test('two records of the same figures have nothing in common that a reader could see', async () => {
      const [one, other] = [await certified(), await certified()]
      expect(other.code).not.toBe(one.code)
      expect(other.certificate.fingerprint).not.toBe(one.certificate.fingerprint)
    })

    test('whoever has the paper checks it, by its token or its code, however that is written', async () => {
      const { code, token, certificate } = await certified()
      const expected = { withdrawn: false, certificate }
      const answer = await check({ token })
      expect(answer).toMatchObject({ status: 200, body: expected })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const grouped = code.replace(/(....)(?=.)/g, '$1 ')
      const misread = code.replaceAll('0', 'o').replaceAll('1', 'l')
      for (const written of [code, code.toLowerCase(), grouped, ` ${grouped.replaceAll(' ', '-')} `, misread])
        expect((await check({ code: written })).body).toEqual(expected)
    })

    test('a token changed in any one character is not found', async () => {
      const { token } = await certified()
      const last = token.length - 1
      const places = [3, token.indexOf('.') + 20, token.indexOf('.'), token.lastIndexOf('.') + 9, last]
      for (const at of places) {
        const other = token[at] === 'A' ? 'B' : 'A'
        const changed = token.slice(0, at) + other + token.slice(at + 1)
        expect(await check({ token: changed })).toMatchObject(notFound)
      }
    })

    test('a token by another key, of another type, without a signature or of other claims is not found', async () => {
      const { token } = await certified()
      const claims = decodeJwt(token)
      const header = decodeProtectedHeader(token)
      const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
      const { keys } = await keyring()
      const { kid, key } = await keys.current()
      const sign = (payload: typeof claims, more: object, by = key) =>
        new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', typ: certificateType, kid, ...more }).sign(by)
      expect((await check({ token: await sign(claims, {}) })).status).toBe(200)
      const unsigned = (head: object) =>
        `${Buffer.from(JSON.stringify({ ...header, ...head })).toString('base64url')}.${token.split('.')[1]}.`
      const bad = [
        await sign(claims, {}, privateKey),
        await sign(claims, { kid: 'another' }),
        await sign(claims, { typ: summaryType }),
        await sign(claims, { typ: 'JWT' }),
        await sign({ ...claims, light: 'azul' }, {}),
        await sign({ ...claims, v: 2 }, {}),
        unsigned({}),
        unsigned({ alg: 'none' }),
        '',
        'not a token',
        'a.b.c',
      ]
      for (const one of bad) expect(await check({ token: one })).toMatchObject(notFound)
    })

    test('a retired key verifies what it signed, and keeps no private part', async () => {
      const before = await certified()
      const { store } = await keyring()
      await store.update('keyring', (ring) => {
        if (!ring) throw new Error('no keys')
        const [current, ...retired] = ring.keys
        return [{ keys: [{ ...current, createdAt: 0 }, ...retired] }, []]
      })
      const after = await certified()
      expect(decodeProtectedHeader(after.token)['kid']).not.toBe(decodeProtectedHeader(before.token)['kid'])
      expect((await check({ token: before.token })).body.certificate).toEqual(before.certificate)
      const [, ...retired] = (await store.get('keyring'))?.state.keys ?? []
      expect(JSON.stringify(retired)).not.toContain('privateKey')
    })

    test.each<[string, unknown, string]>([
      ['too short', { code: '7Q2MX04KZB9' }, 'El código lleva doce letras y cifras'],
      ['too long', { code: '7Q2MX04KZB9T1' }, 'El código lleva doce letras y cifras'],
      ['with a U', { code: 'UQ2MX04KZB9T' }, 'El código lleva doce letras y cifras'],
      ['not a text', { code: 5 }, 'Envía el código o la firma'],
      ['nothing', {}, 'Envía el código o la firma'],
      ['both', { code: '7Q2MX04KZB9T', token: 'a.b.c' }, 'Envía el código o la firma'],
      ['an endless token', { token: 'a'.repeat(2_049) }, ''],
    ])('a code that is %s is refused in words', async (_, body, message) => {
      const answer = await check(body)
      expect(answer.status).toBe(400)
      expect(Problem.parse(answer.body).message).toContain(message)
    })

    test('a wrong code is not found', async () => {
      const { code } = await certified()
      const wrong = `${code.slice(0, 11)}${code[11] === '7' ? '8' : '7'}`
      expect(await check({ code: wrong })).toMatchObject(notFound)
    })

    test('guessing is limited by client; others go on', async () => {
      const { code } = await certified()
      const answers = await Promise.all(Array.from({ length: 31 }, () => check({ code: '7Q2MX04KZB9T' })))
      const refused = answers.find(({ status }) => status === 429)
      expect(refused?.code).toBe('too-many-attempts')
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await check({ code })).status).toBe(429)
      client = aClient()
      expect((await check({ code })).status).toBe(200)
    })

    test('figures without a light have nothing to certify', async () => {
      const zeros = Object.fromEntries(Object.keys(aCompany()).map((field) => [field, 0]))
      const { id } = await aRecord({ ...aCompany(zeros), total_activos: 100, periodo_meses: 12 })
      const { status, body } = await call('POST', path(id))
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'nothing-to-certify' })
    })

    test("nobody certifies or withdraws another person's record, or one that does not exist", async () => {
      const { id } = await aRecord()
      const { code } = await certified(id)
      const eva = await site.as(unique('eva'))
      for (const method of ['POST', 'DELETE']) {
        for (const target of [path(id), path('no-such-record')]) {
          const { status, body } = await eva(method, target)
          expect({ status, code: body.code }).toEqual({ status: 404, code: 'record-not-found' })
        }
        const guest = await fetch(site.url + path(id), { method })
        expect(guest.status).toBe(401)
      }
      expect((await check({ code })).body.withdrawn).toBe(false)
    })

    test('a withdrawn certificate says its day alone, for good; the record stays', async () => {
      const { id } = await aRecord()
      const { code, token, certificate } = await certified(id)
      for (let times = 0; times < 2; times++)
        expect(await call('DELETE', path(id))).toEqual({ status: 200, body: { withdrawn: true } })
      const withdrawn = { withdrawn: true, date: certificate.date }
      expect((await check({ code })).body).toEqual(withdrawn)
      expect((await check({ token })).body).toEqual(withdrawn)
      const again = await call('POST', path(id))
      expect(Problem.parse(again.body)).toMatchObject({ code: 'certificate-withdrawn' })
      expect(again.status).toBe(409)
      expect((await call('GET', '/api/modelData')).body.records[0]).toMatchObject({ id, score: 86.3 })
      expect(JSON.stringify((await call('GET', `/internal/export/${ana}`)).body)).not.toContain(token)
    })

    test('a record without a certificate has none to withdraw, and may still get one', async () => {
      const { id } = await aRecord()
      expect((await call('DELETE', path(id))).body).toEqual({ withdrawn: false })
      await certified(id)
    })

    test('the history says which records have one; the export has them whole', async () => {
      const record = await aRecord()
      const history = async () => (await call('GET', '/api/modelData')).body.records[0]
      expect(await history()).not.toHaveProperty('certificate')
      const { code, token, certificate } = await certified(record.id)
      expect(await history()).toEqual({ ...record, certificate: 'issued' })
      const exported = (await call('GET', `/internal/export/${ana}`)).body.diagnostics[0]
      expect(exported.certificate).toEqual({
        token,
        date: certificate.date,
        code_hash: createHash('sha256').update(code).digest('base64url'),
      })
      const saved = await call('POST', '/api/modelData', {
        ...aCompany(),
        predictionTree: 0,
        score: 86.3,
        user_id: ana,
        id: record.id,
      })
      expect(saved.body).toEqual({ ...record, certificate: 'issued' })
      await call('DELETE', path(record.id))
      expect((await history()).certificate).toBe('withdrawn')
    })

    test('with the account go its certificates: the token is withdrawn, the code unknown', async () => {
      const { code, token, certificate } = await certified()
      await site.publish(ana, event(userDeleted, { id: ana, role: 'user', status: false, epoch: 1 }))
      await eventually(async () =>
        expect((await check({ token })).body).toEqual({ withdrawn: true, date: certificate.date }),
      )
      expect(await check({ code })).toMatchObject(notFound)
    })
  })
}
