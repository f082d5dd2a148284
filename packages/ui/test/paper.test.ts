import { readFileSync } from 'node:fs'
import { paperModule } from '../fonts/paper.ts'
import { paperText } from '../src/paper/paper.ts'

test('the faces of documents are what the typefaces and our characters make', async () => {
  const faces = readFileSync(new URL('../src/paper/faces.ts', import.meta.url), 'utf8')
  expect(await paperModule()).toBe(faces)
})

test('Spanish, its signs and the minus keep every character', () => {
  const text = '¿Cuánto? ¡−4.0 % de $ 1,500.00! El Ñandú, 2.º piso, 3° — «pingüino» … “sí” € ½ áéíóúüñ'
  expect(paperText(text)).toBe(text)
})

test('letters of Latin Extended keep their marks; other characters lose theirs or are left out', () => {
  expect(paperText('Łódź Dvořák Țară ğışİ Ǎb 店 👍')).toBe('Łódź Dvořák Țară ğışİ Ab')
  expect(paperText(' 👍 Café\n店 Ana 👩🏽‍🍳')).toBe('Café Ana')
  expect(paperText('n\u0303')).toBe('ñ')
})
