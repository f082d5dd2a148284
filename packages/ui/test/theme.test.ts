import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { nextTheme, parseTheme, themeKey } from '../src/theme.ts'

const boot = readFileSync(new URL('../src/theme-boot.js', import.meta.url), 'utf8')

function bootWith(getItem: (key: string) => string | null): { theme?: string; session?: string } {
  const dataset = {}
  const addEventListener = () => undefined
  runInNewContext(boot, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
    addEventListener,
    PerformanceObserver: class {
      observe() {}
    },
  })
  return dataset
}

test("clicks cycle through all themes and return to the device's", () => {
  expect(nextTheme('system')).toBe('light')
  expect(nextTheme('light')).toBe('dark')
  expect(nextTheme('dark')).toBe('system')
})

test.each([null, '', 'sepia', 'LIGHT'])('a stored %j means the theme of the device', (stored) => {
  expect(parseTheme(stored)).toBe('system')
  expect(bootWith((key) => (key === themeKey ? stored : null))).toEqual({})
})

test.each(['light', 'dark'])('a stored %s applies before the first paint', (stored) => {
  expect(parseTheme(stored)).toBe(stored)
  expect(bootWith((key) => (key === themeKey ? stored : null))).toEqual({ theme: stored })
})

test('refused storage leaves the theme of the device', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(bootWith(refuse)).toEqual({})
})

test.each([
  ['"a.token"', { session: '' }],
  ['null', {}],
  [null, {}],
])('with %s for a token the document says whether somebody has signed in', (token, expected) => {
  expect(bootWith((key) => (key === 'semaforo.token' ? token : null))).toEqual(expected)
})

test('the boot script stays under 2,300 bytes', () => {
  expect(Buffer.byteLength(boot)).toBeLessThan(2_300)
})
