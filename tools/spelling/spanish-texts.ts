import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** A text of the sources that people read, and the line it begins in. */
export type Text = { path: string; line: number; text: string }

const sources =
  '{{{gateway,shell,mfe-*,packages/*,services/*}/src,services/*/demo}/**/*.{ts,tsx},content/**/*.json}'
/** Letters, marks and small words that English has not. */
const spanish = /[áéíóúüñ¿¡]|(?:^|\s)(?:de|del|el|en|la|las|los|que|tu|un|una)\s/i
/** What the code's own language, which may name something Spanish, is known by. */
const english = /\s(?:it|of|the|to)\s/
const isSpanish = (text: string) => spanish.test(text) && !english.test(text)
/** What is code in a text: between backticks, an address, a name with marks that words have not. */
const code =
  /`[^`]*`|\S*[\w>][_/@=.:<]+\w\S*|<[^>]*>?|(?<!\p{L})(?:\p{Ll}+\p{Lu}\p{L}*|\p{Lu}{2,})(?!\p{L})/gu

/**
 * The Spanish texts of the sources: all strings of files that are named after texts, of the others those with a letter,
 * a mark or a small word of Spanish, and what stands between the tags of components.
 */
export function spanishTexts(root: string): Text[] {
  return globSync(sources, { cwd: root, exclude: ['**/*.test.tsx'] })
    .sort()
    .flatMap((path) => textsIn(path, readFileSync(join(root, path), 'utf8')))
}

/** Those of one file. */
export function textsIn(path: string, source: string): Text[] {
  const holdsTexts = /texts[^/]*\.ts$/.test(path)
  // JSON is an expression.
  const program = path.endsWith('.json') ? `(${source})` : source
  const bytes = Buffer.from(program)
  const { body } = parseSync(program, { syntax: 'typescript', tsx: path.endsWith('x') })
  const found: Text[] = []
  const note = (text: string, start: number) => {
    // Spans count bytes, from 1.
    const before = bytes.subarray(0, start - 1).toString()
    found.push({ path, line: before.split('\n').length, text: text.replace(code, ' ') })
  }
  visit(body, (node) => {
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value)) note(node.value, node.span.start)
    const text =
      node.type === 'StringLiteral' ? node.value : node.type === 'TemplateElement' ? node.cooked : undefined
    if (text && (isSpanish(text) || (holdsTexts && isForPeople(text)))) note(text, node.span.start)
  })
  return found
}

type Node = { type: string; value: string; cooked: string; span: { start: number } }

/** No address, key or name of code. */
const isForPeople = (text: string) => !/^[/#.@]|^[a-z]+([-.:/_][a-z]+)+$|^[a-z]+[A-Z]/.test(text)

/** Whether it is a `<code>` of a page. */
const isCode = (node: object) =>
  (node as { opening?: { name?: { value?: string } } }).opening?.name?.value === 'code'

/** Every node of a syntax tree, without what types, imports, keys and code in a page say. */
function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  const { type = '' } = node as Partial<Node>
  if (isCode(node)) return
  if (/^Import|^Ts/.test(type)) visit((node as { expression?: unknown }).expression, see)
  else {
    if (type) see(node as Node)
    for (const [key, child] of Object.entries(node)) if (key !== 'key' && key !== 'source') visit(child, see)
  }
}
