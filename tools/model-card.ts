import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Table = { heads: string[]; rows: string[][] }

const card = readFileSync(join(import.meta.dirname, '../docs/model-card.md'), 'utf8')

/** The module with the texts and tables of the model card that the page /modelo shows. */
export function modelCardModule(): string {
  const [trained, quality, flagged, weak] = tables()
  const data = {
    answers: after('**Qué responde.** '),
    notFor: after('**Para qué no debe usarse.** '),
    unseen: after('**No hay datos públicos', 'No hay datos públicos').replace('**', ''),
    flagged: after('De cada siete', 'De cada siete'),
    trained,
    quality,
    flaggedShares: flagged,
    weak,
    /** By size: how often of 100 pairs of companies, of which one failed, the model rates that one as riskier. */
    ranked: {
      largest: Math.round(100 * number(weak, '100 millones o más', 'AUC')),
      smallest: Math.round(100 * number(weak, 'activos de menos de', 'AUC')),
    },
    smallestFailures: number(weak, 'activos de menos de', 'quiebras'),
  }
  return [
    '// Written by `npm run docs` from docs/model-card.md: change the card.',
    `export const modelCard = ${JSON.stringify(data, null, 2)}`,
    '',
  ].join('\n')
}

/** The rest of the line that begins with these words, after what is put in their place. */
function after(words: string, instead = ''): string {
  const line = card.split('\n').find((line) => line.startsWith(words))
  if (!line) throw new Error(`docs/model-card.md has no line that begins with ${words}`)
  return instead + line.slice(words.length)
}

/** The tables before the chapter on the attempts, in order. */
function tables(): [Table, Table, Table, Table] {
  const [measured = ''] = card.split('## Qué se probó')
  const found = measured.match(/(^\|.*\n)+/gm)?.map(parsed) ?? []
  const [trained, quality, flagged, weak] = found
  if (!trained || !quality || !flagged || !weak) throw new Error('docs/model-card.md lacks a table')
  return [trained, quality, flagged, weak]
}

function parsed(table: string): Table {
  const [heads = [], _line, ...rows] = table.trim().split('\n').map(cells)
  return { heads, rows: rows.map((row) => row.map((cell) => cell || '–')) }
}

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('**', ''))

function number({ heads, rows }: Table, row: string, head: string): number {
  const cell = rows.find(([name]) => name?.startsWith(row))?.[heads.indexOf(head)]
  if (!cell) throw new Error(`docs/model-card.md has no ${head} of ${row}`)
  return Number(cell)
}
