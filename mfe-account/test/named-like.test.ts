import { namedLike } from '../src/options/resources/named-like.ts'

const named = (text: string) => namedLike(['Razón de liquidez', 'RESICO', 'Prueba ácida'], String, text)

test.each([
  ['', ['Razón de liquidez', 'RESICO', 'Prueba ácida']],
  ['  razon ', ['Razón de liquidez']],
  ['ÁCIDA', ['Prueba ácida']],
  ['re', ['RESICO']],
  ['nada', []],
])('«%s» finds %j', (text, found) => {
  expect(named(text)).toEqual(found)
})
