import { readKeys } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { movableTime } from '@semaforo/testing/movable-time'
import { createTokens } from '@semaforo/testing/tokens'
import type { JWTVerifyGetKey } from 'jose'
import { peerKeys } from '../../src/auth/peer-keys.ts'
import { createVerifiedTokens } from '../../src/auth/verified-tokens.ts'

test('a cached token is rejected after it expires', async () => {
  const { identity, token } = await createTokens()
  const verify = createVerifiedTokens(peerKeys(identity))
  const short = await token('ana', { seconds: 10 })
  expect(await verify(short)).toMatchObject({ sub: 'ana' })
  expect(await verify(short)).toMatchObject({ sub: 'ana' })
  await eventually(() => expect(verify(short)).rejects.toThrow('"exp" claim'))
})

test('a cached token is rejected once its key is withdrawn, and while the keys cannot be read', async () => {
  const { identity, token } = await createTokens()
  let publishes = async () => identity.read(readKeys.path, {}, 1_000)
  const verify = createVerifiedTokens(peerKeys({ read: () => publishes() }))
  const ana = await token('ana')
  expect(await verify(ana)).toMatchObject({ sub: 'ana' })

  movableTime().jump(11 * 60_000)
  publishes = async () => ({ status: 500, body: Buffer.alloc(0) })
  await expect(verify(ana)).rejects.toMatchObject({ code: 'identity-unavailable' })
  publishes = async () => ({ status: 200, body: Buffer.from('{"keys":[]}') })
  await expect(verify(ana)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
})

test('a key that replaces another under the same id rejects the tokens of the other', async () => {
  const [first, second] = [await createTokens(), await createTokens()]
  const keysOf = async ({ identity }: typeof first) =>
    JSON.parse((await identity.read(readKeys.path, {}, 1_000)).body.toString()).keys
  const [[one], [two]] = [await keysOf(first), await keysOf(second)]
  const publishing = (key: object) =>
    peerKeys({ read: async () => ({ status: 200, body: Buffer.from(JSON.stringify({ keys: [key] })) }) })
  let keys = publishing(one)
  const verify = createVerifiedTokens(((header, token) => keys(header, token)) as JWTVerifyGetKey)
  const ana = await first.token('ana')
  expect(await verify(ana)).toMatchObject({ sub: 'ana' })
  keys = publishing({ ...two, kid: one.kid })
  await expect(verify(ana)).rejects.toThrow('signature verification failed')
})

test('a cached signature does not validate other claims', async () => {
  const { identity, token } = await createTokens()
  const verify = createVerifiedTokens(peerKeys(identity))
  const ana = await token('ana')
  const [header, , signature] = ana.split('.')
  const [, payload] = (await token('eva')).split('.')
  await verify(ana)
  await expect(verify([header, payload, signature].join('.'))).rejects.toThrow('signature')
})
