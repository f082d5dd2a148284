import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spanishTexts } from './spelling/spanish-texts.ts'
import { unknownWords } from './spelling/unknown-words.ts'

const root = join(import.meta.dirname, '..')
const list = 'tools/spelling/own-words.txt'
const linesOf = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
const own = linesOf(list)
const documented = linesOf('tools/spelling/documented-texts.txt')
const texts = spanishTexts(root).filter(({ text }) => !documented.includes(text))
const { unknown, needless } = unknownWords(texts, own)
for (const { path, line, word } of unknown)
  console.error(`${path}:${line}: «${word}» no está en el diccionario`)
for (const word of needless) console.error(`${list}: «${word}» ya no hace falta`)
if (unknown.length + needless.length > 0) process.exitCode = 1
else console.log(`ortografía: ${texts.length} textos revisados`)
