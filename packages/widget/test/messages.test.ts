import {
  bands,
  FrameMessage,
  lights,
  longestMessage,
  PageMessage,
  riskBands,
  widgetErrors,
} from '@semaforo/contracts'
import fc from 'fast-check'
import { isFrameMessage, isPageMessage } from '../src/messages/index.ts'

/** A value as it has to be, or anything else. */
const or = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20, arbitrary: right as fc.Arbitrary<unknown> }, fc.anything())
const nonce = fc.stringMatching(/^[\w-]{15,129}$/)
const text = or(fc.string())
const instant = or(fc.oneof(fc.integer(), fc.double()))
const days = [
  '2026-11-22',
  '2026-02-29',
  '2024-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-01-01',
  'hoy',
]
const one = <Value>(...values: readonly Value[]) => or(fc.constantFrom(...values))

const claims = fc.record(
  {
    iss: text,
    aud: text,
    jti: text,
    iat: instant,
    exp: instant,
    nonce: or(nonce),
    v: one<unknown>(1, 2, '1'),
    date: one(...days),
    light: one(...lights),
    score_band: one(...bands),
    risk_band: one(...riskBands),
    more: fc.anything(),
  },
  {
    requiredKeys: [
      'iss',
      'aud',
      'jti',
      'iat',
      'exp',
      'nonce',
      'v',
      'date',
      'light',
      'score_band',
      'risk_band',
    ],
  },
)
const envelope = {
  semaforo: fc.constantFrom(1, 1, 1, 1, 1, 2, '1', undefined),
  type: one('ready', 'height', 'started', 'result', 'shared', 'error', 'close', 'init', 'toString'),
}
const fields = {
  height: or(fc.oneof(fc.integer({ min: -2, max: 100_002 }), fc.double())),
  summary: or(fc.string({ maxLength: 5_000, size: 'large' })),
  claims: or(claims),
  code: one(...widgetErrors, 'other'),
  nonce: or(nonce),
  mode: one('inline', 'modal', 'button', 'popup'),
  theme: or(
    fc.record(
      {
        scheme: one('auto', 'light', 'dark', 'sepia'),
        accent: one('#2446c9', '#2446C9', '#fff', 'red'),
        radius: or(fc.oneof(fc.integer({ min: -1, max: 25 }), fc.double())),
        more: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  ),
}
/** A message of the page that is right but for its nonce at times. */
const init = fc.record({
  semaforo: fc.constant(1),
  type: fc.constant('init'),
  nonce,
  mode: fc.constantFrom('inline', 'modal', 'button'),
  theme: fc.record(
    {
      scheme: fc.constantFrom('auto', 'light', 'dark'),
      accent: fc.constant('#2446c9'),
      radius: fc.integer({ min: 0, max: 24 }),
    },
    { requiredKeys: [] },
  ),
})
/** Messages with exactly the fields of their type, mostly. */
const message = fc.oneof(
  fc.anything(),
  init,
  fc.record({ ...envelope, ...fields }, { requiredKeys: ['semaforo', 'type'] }),
  fc.record(envelope),
  ...(
    [
      ['height', ['height']],
      ['shared', ['summary', 'claims']],
      ['error', ['code']],
      ['init', ['nonce', 'mode', 'theme']],
    ] as const
  ).map(([type, names]) =>
    fc.record({
      ...envelope,
      type: fc.constant(type),
      ...Object.fromEntries(names.map((name) => [name, fields[name]])),
    }),
  ),
)

const isShort = (data: unknown) => (JSON.stringify(data)?.length ?? 0) <= longestMessage

test.each([
  ['the frame', FrameMessage, isFrameMessage],
  ['the page', PageMessage, isPageMessage],
])('the checks by hand take of %s what its schema takes', (_, schema, check) => {
  let taken = 0
  fc.assert(
    fc.property(message, (data) => {
      const right = schema.safeParse(data).success && isShort(data)
      if (right) taken++
      expect(check(data)).toBe(right)
    }),
    { numRuns: 20_000 },
  )
  expect(taken).toBeGreaterThan(500)
})

test('a message that is whole but longer than the longest is ignored', () => {
  const ready = { semaforo: 1, type: 'ready' }
  expect(isFrameMessage(ready)).toBe(true)
  const claims = { iss: 'x'.repeat(longestMessage) }
  expect(isFrameMessage({ ...ready, type: 'shared', summary: '', claims })).toBe(false)
})
