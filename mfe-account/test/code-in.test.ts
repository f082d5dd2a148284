import { codeIn } from '../src/register/code-in.ts'

test.each([
  ['HYQT9', 'HYQT9'],
  ['Tu código de verificación: HYQT9', 'HYQT9'],
  ['Tu código de verificación:\n\n    HYQT9\n\nVale 10 minutos', 'HYQT9'],
  ['HYQT9 es tu código.', 'HYQT9'],
  ['\u200eHY\u200bQT9\u202c', 'HYQT9'],
  ['hyq t9', 'hyqt9'],
  ['H Y Q T 9', 'HYQT9'],
  ['hy', 'hy'],
])('the code in %j is %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
