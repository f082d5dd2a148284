import { themeKey } from '@semaforo/ui/theme'
import { markVisitor } from '../src/boot/mark-visitor.ts'

function markedWith(getItem: (key: string) => string | null): { theme?: string; session?: string } {
  const dataset = {}
  Object.assign(globalThis, { localStorage: { getItem }, document: { documentElement: { dataset } } })
  markVisitor()
  return dataset
}

afterEach(() => {
  for (const name of ['localStorage', 'document']) Reflect.deleteProperty(globalThis, name)
})

test.each([null, '', 'sepia', 'LIGHT'])('a stored %j means the theme of the device', (stored) => {
  expect(markedWith((key) => (key === themeKey ? stored : null))).toEqual({})
})

test.each(['light', 'dark'])('a stored %s applies before the first paint', (stored) => {
  expect(markedWith((key) => (key === themeKey ? stored : null))).toEqual({ theme: stored })
})

test('refused storage leaves the theme of the device', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(markedWith(refuse)).toEqual({})
})

test.each([
  ['"a.token"', { session: '' }],
  ['null', {}],
  ['{', {}],
  [null, {}],
])('with %s for a token the document says whether somebody has signed in', (token, expected) => {
  expect(markedWith((key) => (key === 'semaforo.token' ? token : null))).toEqual(expected)
})
