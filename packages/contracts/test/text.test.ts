import { email } from '../src/accounts/fields.ts'
import {
  ContactMessage,
  createTag,
  FrontendNav,
  FrontendRoute,
  firstName,
  lastName,
  NewPartner,
  searchedText,
  updateRoadmap,
  visibleText,
} from '../src/index.ts'

const invisible = ['\u200b', '\u200e', '\u202e', '\u2060', '\u3164', '\u2800', '\u00ad', '\ud800', '\ufeff']

test.each([
  ['zero-width characters', 'A\u200bn\u2060a\ufeff', 'Ana'],
  ['direction marks', '\u202aana@correo.mx\u202c', 'ana@correo.mx'],
  ['soft hyphens and blank letters', 'nego\u00adcio\u3164\u2800', 'negocio'],
  ['lone surrogates', 'Ana\ud83c', 'Ana'],
  ['the joints of a letter that then composes', 'e\u200b\u0301', '\u00e9'],
])('visible text drops %s', (_, text, visible) => {
  expect(visibleText(text)).toBe(visible)
})

test.each(['Sofía Ñandú', '👩🏽‍🍳 Fonda ❤️', 'dos\n  líneas\t', '경희', 'محمد'])(
  'visible text leaves %j as it is',
  (text) => {
    expect(visibleText(text)).toBe(text)
  },
)

const names = {
  firstName: (name: string) => firstName.safeParse(name),
  lastName: (name: string) => lastName.safeParse(name),
  tag: (name: string) => createTag.body?.shape.name.safeParse(name),
  description: (name: string) => createTag.body?.shape.description.safeParse(name),
  roadmap: (name: string) => updateRoadmap.body?.shape.title.safeParse(name),
  partner: (name: string) => NewPartner.shape.name.safeParse(name),
  page: (name: string) => FrontendRoute.shape.title.safeParse(name),
  menu: (name: string) => FrontendNav.shape.label.safeParse(name),
}

test.each(Object.keys(names) as (keyof typeof names)[])('a name of a %s shows something', (kind) => {
  for (const name of [...invisible, invisible.join(' '), '\u0301', ' \u00a0'])
    expect({ name, success: names[kind](name)?.success }).toEqual({ name, success: false })
  expect(names[kind]('Ana 2')?.data).toBe('Ana 2')
})

test('names are stored without their invisible characters', () => {
  expect(firstName.parse(' \u200bAna\u202e\u2800 ')).toBe('Ana')
  expect(NewPartner.shape.name.parse('\u200eCafe\u0301 Sur')).toBe('Café Sur')
})

test('invisible characters do not fill a message', () => {
  expect(ContactMessage.shape.message.safeParse(`hola${'\u200b'.repeat(20)}`).success).toBe(false)
  expect(ContactMessage.shape.name.parse('\u2800')).toBe('')
})

test.each([
  ['\u202aana@correo.mx\u202c', 'ana@correo.mx'],
  ['\ufeffAna@Correo.MX ', 'ana@correo.mx'],
  ['a&b@correo.mx', 'a&b@correo.mx'],
  ["o'higgins+pyme/mx=1@correo.com.mx", "o'higgins+pyme/mx=1@correo.com.mx"],
  ['{a}#b@sub.xn--ma-6ka.xn--p1ai', '{a}#b@sub.xn--ma-6ka.xn--p1ai'],
])('%j is an e-mail address', (typed, stored) => {
  expect(email.parse(typed)).toBe(stored)
})

test.each([
  'a',
  'a@b',
  'a@@b.mx',
  'a..b@c.mx',
  '.a@c.mx',
  'a.@c.mx',
  'a b@c.mx',
  'a@-c.mx',
  'a@c-.mx',
  'a@c.1',
  '"a"@c.mx',
  'a@c.mx\r\nBcc: b@c.mx',
])('%j is no e-mail address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false)
})

test.each([
  ['I.V.A.', 'IVA'],
  ['el i.v.a de una S.A. de C.V.', 'el iva de una SA de CV'],
  ['CFDI 4.0. Y más', 'CFDI 4.0. Y más'],
  [' cre\u0301\u200bdito ', 'cr\u00e9dito'],
])('%j is searched for as %j', (typed, searched) => {
  expect(searchedText(typed)).toBe(searched)
})
