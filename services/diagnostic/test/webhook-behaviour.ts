import { randomBytes, randomUUID, verify } from 'node:crypto'
import { basename } from 'node:path'
import { FailedDelivery, type PartnerFacts, SummaryClaims } from '@semaforo/contracts'
import { createLog } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { createLocalJWKSet, importJWK, jwtVerify } from 'jose'
import { openDeliveries } from '../src/webhooks/deliveries.ts'
import { embedded, type OpenPlatform, type Site, startSite } from './diagnostic-site.ts'
import { answering, type PartnerServer, type Received, startPartnerServer } from './partner-server.ts'
import { aClient, aPartner, keyOf, movableDay, tell, today } from './partners.ts'

const hour = 3_600_000
const day = 24 * hour
const green = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }

/** Deliveries of summaries to partners' servers, on any platform. */
export function describeWebhooks(name: string, open: OpenPlatform = embedded) {
  describe(`webhooks: ${name}`, () => {
    const dataDir = temporaryDirectory()
    const lines: string[] = []
    const log = createLog('debug', { write: (line: string) => lines.push(line) })
    let tokens: Tokens
    let site: Site
    let server: PartnerServer
    let partner: PartnerFacts
    let time: ReturnType<typeof movableDay>

    const start = (dataDir: string, publicUrl = 'http://localhost:3000') =>
      startSite(dataDir, tokens, { open, log, env: { PUBLIC_URL: publicUrl } })

    beforeAll(async () => {
      tokens = await createTokens()
      site = await start(dataDir)
    })
    beforeEach(async () => {
      time = movableDay()
      server = await startPartnerServer()
      partner = await tell(site, aPartner({ webhook: server.url }))
    })
    afterAll(() => site.stop())

    const share = async (nonce = randomBytes(16).toString('base64url')) => {
      const body = { partner: keyOf(partner), nonce, figures: aCompany(), shown: green, date: today() }
      const answer = await aClient(site)('POST', '/api/widget/shares', body)
      expect(answer.status).toBe(201)
      return answer.body as { summary: string; claims: SummaryClaims }
    }
    const asAdmin = async (method: string, path: string) =>
      aClient(site)(method, path, undefined, {
        authorization: `Bearer ${await tokens.token('eva', { role: 'admin' })}`,
      })
    const failed = async (): Promise<FailedDelivery[]> => {
      const { body } = await asAdmin('GET', `/api/widget/deliveries/${partner.id}`)
      return body.failed.map((each: unknown) => FailedDelivery.parse(each))
    }
    const retry = async () => (await asAdmin('POST', `/api/widget/deliveries/${partner.id}/retry`)).body
    const received = (count: number) =>
      eventually(() => {
        expect(server.received.length).toBeGreaterThanOrEqual(count)
        return server.received
      })
    const delivery = async (id: string) => (await (await openDeliveries(site.platform)).get(id))?.state
    /** A delivery that failed, and that is between two attempts. */
    const waiting = (id: string) =>
      eventually(async () => {
        const found = await delivery(id)
        if (!found || found.failures === 0 || found.beat !== undefined) throw new Error('does not wait')
        return found
      })
    /** Lets each wait of a delivery pass, as soon as it waits, until a condition holds. */
    const inTime = async (id: string, check: () => unknown) =>
      eventually(async () => {
        const { beat, dueAt = 0 } = (await delivery(id)) ?? {}
        if (beat === undefined && dueAt > Date.now()) {
          time.jump(dueAt - Date.now())
          // The queue sees a jump at its next look, seconds later. A retry of nothing has it look.
          await asAdmin('POST', `/api/widget/deliveries/${randomUUID()}/retry`)
        }
        await check()
      })
    /** Runs a test on a site of its own, which may be stopped. */
    const withSite = async (own: string, publicUrl: string, run: () => Promise<void>) => {
      const shared = site
      site = await start(own, publicUrl)
      try {
        await run()
      } finally {
        site = shared
      }
    }

    async function expectSigned(
      { headers, body }: Received,
      { summary, claims }: Awaited<ReturnType<typeof share>>,
    ) {
      expect(headers['webhook-id']).toBe(claims.jti)
      expect(JSON.parse(body)).toEqual({ type: 'summary.shared', summary, claims })
      const { keys } = (await aClient(site)('GET', '/api/widget/jwks.json')).body
      const jwk = keys.find(({ kid }: { kid: string }) => kid === headers['webhook-key-id'])
      const [version, signature = ''] = String(headers['webhook-signature']).split(',')
      const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      const key = { key: jwk, format: 'jwk' } as const
      expect({ version, good: verify(null, signed, key, Buffer.from(signature, 'base64')) }).toEqual({
        version: 'v1a',
        good: true,
      })
      await importJWK(jwk, 'EdDSA')
      const { payload } = await jwtVerify(JSON.parse(body).summary, createLocalJWKSet({ keys }), {
        currentDate: new Date(claims.iat * 1_000),
      })
      expect(SummaryClaims.parse(payload)).toEqual(claims)
    }

    test('a shared summary reaches the partner once, signed by a published key, and is erased', async () => {
      const shared = await share()
      const [request] = await received(1)
      await expectSigned(request as Received, shared)
      await eventually(async () => expect(await delivery(shared.claims.jti)).toBeUndefined())
      expect(server.received).toHaveLength(1)
    })

    test('the same result shared again is not delivered again', async () => {
      const nonce = randomBytes(16).toString('base64url')
      const { claims } = await share(nonce)
      await received(1)
      await eventually(async () => expect(await delivery(claims.jti)).toBeUndefined())
      await share(nonce)
      // What is shared later is delivered later.
      await share()
      await received(2)
      expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    })

    test('without a webhook nothing is queued', async () => {
      const { webhook: _, ...without } = partner
      await tell(site, without)
      const { claims } = await share()
      expect(await delivery(claims.jti)).toBeUndefined()
    })

    test('what waits holds the signed summary alone, and figures are not logged', async () => {
      server.answers(answering(500))
      const { summary, claims } = await share()
      const waits = await waiting(claims.jti)
      expect(waits).toEqual({
        partner: partner.id,
        summary,
        attempts: expect.any(Number),
        failures: waits.attempts,
        dueAt: expect.any(Number),
        giveUpAt: expect.any(Number),
      })
      expect(lines.join('')).toContain('webhook waits')
      expect(lines.join('')).not.toContain(String(aCompany().inventario_final))
      expect(lines.join('')).not.toContain(summary)
    })

    test('after a 500 it is sent again with the same idempotency key, and a signature of its own time', async () => {
      server.answers(answering(500))
      const shared = await share()
      await received(1)
      server.answers(answering(200))
      await inTime(shared.claims.jti, () => expect(server.received).toHaveLength(2))
      const [first, second] = server.received
      await expectSigned(first as Received, shared)
      await expectSigned(second as Received, shared)
      expect(second?.body).toBe(first?.body)
      expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(
        Number(first?.headers['webhook-timestamp']),
      )
      await eventually(async () => expect(await delivery(shared.claims.jti)).toBeUndefined())
      expect(await failed()).toEqual([])
    })

    test('after a day it is kept as failed for an admin, who has it sent again', async () => {
      server.answers(answering(503))
      const { claims } = await share()
      await inTime(claims.jti, () => expect(server.received).toHaveLength(4))
      await inTime(claims.jti, async () => {
        if (server.received.length > 5) time.jump(hour)
        expect(await failed()).toHaveLength(1)
      })
      const [one] = await failed()
      expect(one).toEqual({
        id: claims.jti,
        sharedAt: new Date(claims.iat * 1_000).toISOString(),
        failedAt: expect.any(String),
        attempts: server.received.length,
        reason: 'Su servidor contestó 503.',
      })
      expect(server.received.length).toBeGreaterThan(5)
      expect(lines.join('')).toContain('webhook given up')
      server.answers(answering(200))
      expect(await retry()).toEqual({ retried: 1 })
      await eventually(async () => expect(await delivery(claims.jti)).toBeUndefined())
      expect(server.received.at(-1)?.headers['webhook-id']).toBe(claims.jti)
      expect(await failed()).toEqual([])
      expect(await retry()).toEqual({ retried: 0 })
    })

    test('410 ends it at once', async () => {
      server.answers(answering(410))
      await share()
      await eventually(async () =>
        expect(await failed()).toMatchObject([
          { attempts: 1, reason: 'Su servidor contestó 410: ya no recibe resultados.' },
        ]),
      )
      expect(server.received).toHaveLength(1)
    })

    test('a failed one is erased after ninety days', async () => {
      const own = temporaryDirectory()
      await withSite(own, 'http://localhost:3000', async () => {
        partner = await tell(site, partner)
        server.answers(answering(410))
        const { claims } = await share()
        await eventually(async () => expect(await failed()).toHaveLength(1))
        time.jump(90 * day - hour)
        await site.stop()
        site = await start(own)
        expect(await failed()).toHaveLength(1)
        time.jump(2 * hour)
        await site.stop()
        site = await start(own)
        expect(await failed()).toEqual([])
        expect(await delivery(claims.jti)).toBeUndefined()
      })
    })

    test('a slow server of one partner delays no other, and gets each message once', async () => {
      const slow = server
      const held: (() => void)[] = []
      slow.answers((res) => held.push(() => res.end('ok')))
      const shares = await Promise.all(Array.from({ length: 12 }, () => share()))
      await received(3)
      server = await startPartnerServer()
      partner = await tell(site, aPartner({ webhook: server.url }))
      await share()
      await received(1)
      slow.answers(answering(200))
      for (const goOn of held) goOn()
      for (const { claims } of shares) {
        await eventually(async () => expect(await delivery(claims.jti)).toBeUndefined())
      }
      const ids = slow.received.map(({ headers }) => headers['webhook-id'])
      expect(ids.sort()).toEqual(shares.map(({ claims }) => claims.jti).sort())
    })

    test('it waits while the partner is suspended, and ends where its webhook is gone', async () => {
      server.answers(answering(500))
      const { claims } = await share()
      await received(1)
      await tell(site, { ...partner, suspended: true })
      const before = server.received.length
      const failures = async () => (await delivery(claims.jti))?.failures ?? 0
      const seen = await failures()
      await inTime(claims.jti, async () => expect(await failures()).toBeGreaterThan(seen + 1))
      expect(server.received).toHaveLength(before)
      const { webhook: _, ...without } = partner
      await tell(site, without)
      await inTime(claims.jti, async () =>
        expect(await failed()).toMatchObject([{ reason: 'El aliado ya no tiene dirección de webhook.' }]),
      )
    })

    test('a site with a public address sends nothing to an address that is not', async () => {
      const own = temporaryDirectory()
      await withSite(own, `https://${basename(own)}.example`, async () => {
        const elsewhere = server.url.replace('http', 'https').replace('127.0.0.1', 'localhost')
        for (const webhook of [server.url, elsewhere]) {
          partner = await tell(site, aPartner({ webhook }))
          const { claims } = await share()
          await waiting(claims.jti)
        }
        expect(server.received).toEqual([])
      })
    })

    test('deliveries are for admins alone', async () => {
      const path = `/api/widget/deliveries/${partner.id}`
      const authorization = `Bearer ${await tokens.token('ana')}`
      const call = aClient(site)
      expect((await call('GET', path)).status).toBe(401)
      expect((await call('GET', path, undefined, { authorization })).status).toBe(403)
      expect((await call('POST', `${path}/retry`, undefined, { authorization })).status).toBe(403)
    })
  })
}
