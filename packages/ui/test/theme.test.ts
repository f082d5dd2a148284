import { nextTheme, parseTheme } from '../src/theme.ts'

test("clicks cycle through all themes and return to the device's", () => {
  expect(nextTheme('system')).toBe('light')
  expect(nextTheme('light')).toBe('dark')
  expect(nextTheme('dark')).toBe('system')
})

test.each([null, '', 'sepia', 'LIGHT'])('a stored %j means the theme of the device', (stored) => {
  expect(parseTheme(stored)).toBe('system')
})

test.each(['light', 'dark'])('a stored %s is itself', (stored) => {
  expect(parseTheme(stored)).toBe(stored)
})
