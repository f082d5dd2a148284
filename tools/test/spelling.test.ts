import { textsIn } from '../spelling/spanish-texts.ts'
import { unknownWords } from '../spelling/unknown-words.ts'

const said = (path: string, source: string) => textsIn(path, source).map(({ text }) => text.trim())

test('every string of a file of texts is checked, but for addresses and names of code', () => {
  const source = `// Semáforo
    import { x } from './más.ts'
    export const texts = { title: 'Inicia sesion', path: '/inicio', key: 'not-found', count: (n: number) => \`\${n} temas\` }`
  expect(said('mfe-about/src/texts.ts', source)).toEqual(['Inicia sesion', 'temas'])
})

test('elsewhere strings with a letter, mark or small word of Spanish are, and what components say', () => {
  const source =
    'const kind = \'button\'\nconst page = <p title="¿Que es?">Abrir todo {kind} <code>semaforo</code></p>'
  expect(textsIn('mfe-about/src/page.tsx', source)).toEqual([
    { path: 'mfe-about/src/page.tsx', line: 2, text: '¿Que es?' },
    { path: 'mfe-about/src/page.tsx', line: 2, text: 'Abrir todo ' },
  ])
})

test('a sentence without accents is Spanish by its small words, English that names something is not', () => {
  const source = "fail('Falta la contrasena'); log('the state of «Riesgo de quiebra»')"
  expect(said('services/a/src/a.ts', source)).toEqual(['Falta la contrasena'])
})

test('code in a text is left out, and a line number counts in the file', () => {
  const source =
    "/** á\n */\nconst a = 'Está en `codigo`, en https://sitio.example/rutta o en modelData de México'"
  const [text] = textsIn('services/a/src/a.ts', source)
  expect(text?.line).toBe(3)
  expect(text?.text.match(/\p{L}+/gu)).toEqual(['Está', 'en', 'en', 'o', 'en', 'de', 'México'])
})

describe('words', () => {
  const text = (text: string) => ({ path: 'a.ts', line: 7, text })

  test('that the dictionary has not are found once, with their place', () => {
    const texts = [text('El diagnóstco de tu negocio'), text('Otro diagnóstco, guárdalo')]
    expect(unknownWords(texts, []).unknown).toEqual([{ word: 'diagnóstco', path: 'a.ts', line: 7 }])
  })

  test('of our own list are known, with a capital letter too, and one that no text needs is told', () => {
    const texts = [text('Roadmap del semaforo, roadmap de Kafka')]
    expect(unknownWords(texts, ['Kafka', 'roadmap', 'tema', 'webhook'])).toEqual({
      unknown: [{ word: 'semaforo', path: 'a.ts', line: 7 }],
      needless: ['tema', 'webhook'],
    })
  })
})
