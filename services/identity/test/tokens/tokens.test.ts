import { randomUUID } from 'node:crypto'
import { KeySet, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { openStores } from '../../src/stores.ts'
import { aSession } from '../support/accounts.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

/** A valid token, except for the overrides. */
async function forge(overrides: {
  claims?: Record<string, unknown>
  issuer?: string
  audience?: string
  typ?: string
  expires?: number
  own?: boolean
}) {
  const { keyrings } = await openStores(here.site.platform)
  const [signing] = (await keyrings.get('keyring'))?.state.keys ?? []
  if (!signing) throw new Error('no key')
  const foreign = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const key = overrides.own ? foreign.privateKey : await importJWK(signing.privateKey, 'EdDSA')
  const now = Math.floor(Date.now() / 1_000)
  const session = await aSession(here.site)
  const { body } = await session.client.get('/api/me/sessions', session.token)
  const claims = { role: 'user', ver: 1, sid: body.sessions[0].id, ...overrides.claims }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: overrides.typ ?? 'at+jwt', kid: signing.kid })
    .setSubject(session.id)
    .setIssuer(overrides.issuer ?? tokenIssuer)
    .setAudience(overrides.audience ?? tokenAudience)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(overrides.expires ?? now + 60)
    .sign(key)
}

const statusWith = async (token: string) => (await here.site.client().get('/api/me', token)).status

test('the unmodified forged token is valid, so the others fail for their modification', async () => {
  expect(await statusWith(await forge({}))).toBe(200)
})

test.each([
  ['signed by somebody else', { own: true }],
  ['for another audience', { audience: 'otra-api' }],
  ['from another issuer', { issuer: 'otro' }],
  ['that has expired', { expires: Math.floor(Date.now() / 1_000) - 1 }],
  ['of another type', { typ: 'id+jwt' }],
  ['of a session that is not', { claims: { sid: randomUUID() } }],
  ['without a session', { claims: { sid: undefined } }],
  ['with a role that is none', { claims: { role: 'root' } }],
])('a token %s is refused', async (_, overrides) => {
  expect(await statusWith(await forge(overrides))).toBe(401)
})

test('a token without a signature (alg none) is refused', async () => {
  const { id, token } = await aSession(here.site)
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const unsigned = new UnsecuredJWT({ ...claims, role: 'admin' }).encode()
  expect(claims.sub).toBe(id)
  expect(await statusWith(unsigned)).toBe(401)
})

test('a token signed with the public key as a shared secret is refused', async () => {
  const { token } = await aSession(here.site)
  const { body } = await here.site.client().get('/api/auth/jwks.json')
  const [key] = KeySet.parse(body).keys
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key?.kid ?? '' })
    .sign(Buffer.from(key?.x ?? '', 'base64url'))
  expect(await statusWith(confused)).toBe(401)
})

test('a role in the token is ignored if the user has another', async () => {
  const token = await forge({ claims: { role: 'admin' } })
  expect((await here.site.client().get('/api/users', token)).status).toBe(403)
})

test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a.'.repeat(4_000)}`])(
  'the header %# is no session',
  async (authorization) => {
    const answer = await here.site.client().send('GET', '/api/me', { headers: { authorization } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  },
)

test('the JWKS contains no private key', async () => {
  const { body } = await here.site.client().get('/api/auth/jwks.json')
  expect(KeySet.parse(body).keys).toHaveLength(1)
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
})
