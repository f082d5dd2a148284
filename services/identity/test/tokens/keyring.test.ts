import { publicKeys, rotateKeys, type SigningKey } from '../../src/tokens/keyring.ts'

const day = 24 * 3_600_000
const aKey = (kid: string, createdAt: number): SigningKey => ({
  kid,
  createdAt,
  x: 'x',
  privateKey: { kty: 'OKP', d: 'd' },
})
const kids = (ring: ReturnType<typeof rotateKeys>) => ring.keys.map(({ kid }) => kid)

test('keys rotate after thirty days, and the old one still verifies its tokens', () => {
  const first = rotateKeys(undefined, aKey('first', 0), 0)
  expect(rotateKeys(first, aKey('early', day), 30 * day - 1)).toBe(first)
  const second = rotateKeys(first, aKey('second', 30 * day), 30 * day)
  expect(kids(second)).toEqual(['second', 'first'])
  expect(kids(rotateKeys(second, aKey('third', 60 * day), 60 * day))).toEqual(['third', 'second'])
})

test('the public form contains no private key', () => {
  expect(JSON.stringify(publicKeys({ keys: [aKey('a', 0)] }))).not.toContain('"d"')
})
