import { caniemail, formatIssue } from 'caniemail'
import { decodeHTML } from 'entities'
import { copyLetter, operatorLetter } from '../../src/contact/letters.ts'
import { type Letter, layout } from '../../src/mail/layout.ts'
import { pulseMail } from '../../src/mail/pulse-mail.ts'
import { templates } from '../../src/mail/templates.ts'

const site = 'https://semaforo.example'
const message = {
  name: 'Ana',
  email: 'ana@correo.example',
  topic: 'question' as const,
  message: 'Hola.\n¿Cómo <b>empiezo</b>?',
  at: 1_793_642_400_000,
  expiresAt: 1_796_234_400_000,
}
const mails = {
  'verification code': templates.verificationCode(site, 'ABC23'),
  'account exists': templates.accountExists(site),
  recovery: templates.recovery(site, 'a.b'),
  'login link': templates.loginLink(site, 'a.b'),
  'password changed': templates.passwordChanged(site),
  'account blocked': templates.accountBlocked(site, 'escribe a hola@semaforo.example'),
  'account closed': templates.accountClosed(site, 0),
  'account return': templates.accountReturn(site, 'a.b', undefined),
  'own account erased': templates.ownAccountErased(),
  'account erased': templates.accountErased(),
  'to the operator': operatorLetter(message),
  'copy of a message': copyLetter(message, 2),
  'monthly pulse': pulseMail(site, { color: 'yellow', at: '2026-11-02T18:00:00Z' }, 'a.b'),
}
const all = Object.entries(mails)

/**
 * What some clients do without: there a mail stays light and has corners, a code is selected by hand, a long address may
 * need to be scrolled, and the paper's colour is that of the table in it.
 */
const enhancements = [
  '`@media`',
  '`<style> element`',
  '`color-scheme meta tag`',
  '`border-radius`',
  '`user-select`',
  '`word-break`',
  '`<body> element`',
]

test.each(all)('%s: the four big clients show what it is made of', (_name, { html }) => {
  const { issues } = caniemail({
    clients: ['gmail.*', 'outlook.windows', 'outlook.outlook-com', 'apple-mail.*', 'yahoo.*'],
    html,
  })
  const found = [...issues.errors].flatMap(([client, ofClient]) =>
    ofClient.map((issue) => formatIssue({ client, issue, issueType: 'error' }).message),
  )
  const missed = found.filter((message) => !enhancements.some((title) => message.includes(title)))
  expect(missed).toEqual([])
})

test.each(all)('%s: Gmail shows it whole, without anything from elsewhere', (_name, { html }) => {
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  expect(html).not.toMatch(/<(img|link|script)\b|url\(|@import/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test.each(all)('%s: its text says all that its HTML says', (_name, { html, text }) => {
  const shown = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(&nbsp;|O copia esta dirección en tu navegador:)$/.test(line))
  for (const line of shown) expect(text).toContain(decodeHTML(line))
})

test('subjects differ, except by who erased an account', () => {
  const subjects = all.map(([, { subject }]) => subject)
  expect(new Set(subjects).size).toBe(subjects.length - 1)
  for (const subject of subjects) expect(subject.length).toBeLessThanOrEqual(70)
})

test('text in a mail is escaped', () => {
  const letter: Letter = { title: '<b>"&', paragraphs: ['<i>uno'], closing: '<u>fin' }
  const { html } = layout(letter)
  expect(html).not.toMatch(/<[biu]>/)
  expect(html).toContain('&lt;b&gt;')
})
