import fc from 'fast-check'
import { isLoopback, isLoopbackHost, rateKey } from '../../src/index.ts'

test.each([
  ['2001:db8:1:2::1', ['2001:db8:1:2::', '2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002:0:0:0:ffff']],
  ['2001:db8::1', ['2001:db8:0:0::2', '2001:db8:0:0:9:8:7:6', '[2001:db8::5]', '[2001:db8::5]:443']],
  ['2001:db8::1', ['2001:db8::1%eth0', '[2001:db8::1%25eth0]:80', ' 2001:db8::1 ', '2001:db8::203.0.113.9']],
  ['::1', ['::1%eth0', '::1%lo', '0:0:0:0:0:0:0:1', '[::1]', '::2']],
  ['fe80::1', ['fe80::1%eth0', 'fe80::abcd%1', 'FE80:0::1']],
  [
    '203.0.113.7',
    ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'],
  ],
  ['203.0.113.7', ['203.0.113.7:51234', '[::ffff:203.0.113.7]:51234', '::ffff:203.0.113.7%eth0']],
])('%s is one client in every form of its network', (address, forms) => {
  for (const form of forms) expect([form, rateKey(form)]).toEqual([form, rateKey(address)])
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['203.0.113.7', '203.0.113.8'],
  ['::1', '0:0:0:1::1'],
])('%s and %s are two clients', (one, other) => {
  expect(rateKey(one)).not.toBe(rateKey(other))
})

test.each([
  '',
  ' ',
  'unknown',
  '_hidden',
  '127.1',
  '0x7f.0.0.1',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.256',
  ':::',
  '[',
  '[::1',
  'a::b::c',
  '%',
  '1.2.3.4, 5.6.7.8',
  '9'.repeat(99),
])('%j is no address: all of these are one client', (rubbish) => {
  expect(rateKey(rubbish)).toBe('unknown')
})

test('any text has a key, and all addresses of one network share it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void rateKey(text)))
  fc.assert(
    fc.property(fc.ipV6(), fc.string(), (address, zone) => {
      expect(rateKey(`${address}%${zone}`)).toBe(rateKey(address))
    }),
  )
  const group = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (end) => {
      expect(rateKey(`2001:db8:7:8:${end.join(':')}`)).toBe(rateKey('2001:db8:7:8::'))
    }),
  )
})

test('every loopback name is recognised as this machine', () => {
  for (const own of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])
    expect(isLoopback(own)).toBe(true)
  for (const own of [
    'localhost',
    'LOCALHOST:3000',
    'a.localhost',
    'localhost.',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::1]',
  ])
    expect([own, isLoopbackHost(own)]).toEqual([own, true])
  for (const foreign of [
    '',
    'localhost.example',
    'notlocalhost',
    '10.0.0.1',
    '127.0.0.1.example',
    'a b.localhost',
    '0.0.0.0',
    '[::2]',
  ])
    expect([foreign, isLoopbackHost(foreign)]).toEqual([foreign, false])
})
