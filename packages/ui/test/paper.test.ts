import { readFileSync } from 'node:fs'
import { paperModule } from '../fonts/paper.ts'
import { paperCharacters, paperCodes } from '../src/paper/paper.ts'

const written = (text: string) => [...paperCodes(text)].map((code) => paperCharacters.get(code)).join('')

test('the faces of documents are what the typefaces and our characters make', async () => {
  const faces = readFileSync(new URL('../src/paper/faces.ts', import.meta.url), 'utf8')
  expect(await paperModule()).toBe(faces)
})

test('Spanish, its signs and the minus keep every character', () => {
  const text = '¿Cuánto? ¡−4.0 % de $ 1,500.00! El Ñandú, 2.º piso, 3° — «pingüino» … “sí” € ½ áéíóúüñ'
  expect(written(text)).toBe(text)
})

test('a letter with a mark that is not ours loses the mark, and what is no letter of ours becomes "?"', () => {
  expect(written('Łódź Dvořák 店 👍')).toBe('?ódz Dvorák ? ?')
  expect(written('n\u0303')).toBe('ñ')
})
