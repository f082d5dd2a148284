import { pdfFile } from '../src/pdf/file.ts'
import { widthOf } from '../src/pdf/helvetica.ts'
import { contentWidth, margin, openSheets } from '../src/pdf/sheet.ts'
import { winAnsi } from '../src/pdf/win-ansi.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const about = {
  title: 'Diagnóstico',
  creator: 'Prueba',
  language: 'es-MX',
  made: new Date('2026-11-21T10:30:00Z'),
}
const a4 = { width: 595.28, height: 841.89 }

/** What a reader of the file finds by its table of places. */
function objectsOf(file: string): string[] {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(table, table + 5)).toBe('xref\n')
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  return places.map((place, i) => {
    const [whole = '', number, object = ''] =
      /^(\d+) 0 obj\n([\s\S]*?)\nendobj\n/.exec(file.slice(place)) ?? []
    expect({ number, isThere: whole !== '' }).toEqual({ number: String(i + 1), isThere: true })
    return object
  })
}

test('every object stands where the table says, and every stream is as long as it says', () => {
  const pages = ['first', 'second'].map((content) => ({ ...a4, content: `% ${content}` }))
  const objects = objectsOf(latin1(pdfFile(pages, about)))
  const streams = objects.flatMap((object) => {
    const [, length, content] = /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(object) ?? []
    return content === undefined ? [] : [{ length: Number(length), content }]
  })
  expect(streams).toEqual([
    { length: 7, content: '% first' },
    { length: 8, content: '% second' },
  ])
})

test('each reference leads to what it names', () => {
  const file = latin1(pdfFile([{ ...a4, content: '' }], about))
  const objects = objectsOf(file)
  const at = (text: string, name: string) =>
    objects[Number(new RegExp(`/${name} \\[? ?(\\d+) 0 R`).exec(text)?.[1]) - 1] ?? ''
  const catalog = at(file, 'Root')
  const pages = at(catalog, 'Pages')
  const page = at(pages, 'Kids')
  expect([catalog, pages, page].map((object) => /\/Type \/(\w+)/.exec(object)?.[1])).toEqual([
    'Catalog',
    'Pages',
    'Page',
  ])
  expect(at(page, 'Parent')).toBe(pages)
  expect(at(page, 'bold')).toContain('/BaseFont /Helvetica-Bold')
  expect(at(file, 'Info')).toContain('/CreationDate (D:20261121103000Z)')
})

test('Spanish letters and typographic signs are written in the code of the fonts', () => {
  expect(Buffer.from(winAnsi('¿Año? «más» ÷ ×')).toString('latin1')).toBe('¿Año? «más» ÷ ×')
  expect(winAnsi('€…’—Ÿ')).toEqual([128, 133, 146, 151, 159])
  expect(Buffer.from(winAnsi('−3\u00a0% 漢')).toString('latin1')).toBe('-3 % ?')
})

test('a text is as wide as the widths of its letters', () => {
  expect(widthOf('Ana', 'regular', 1000)).toBe(667 + 556 + 556)
  expect(widthOf('ñ·', 'bold', 10)).toBeCloseTo((611 + 278) / 100)
})

test('a long paragraph is broken within the margins, word by word, and goes on on the next sheet', () => {
  const sheets = openSheets('Prueba', new Date())
  const text = Array.from({ length: 2_000 }, (_, i) => `palabra${i}`).join(' ')
  sheets.paragraph(text)
  const file = latin1(sheets.save())
  const lines = [...file.matchAll(/BT \/regular 11 Tf (\S+) (\S+) Td <([0-9a-f]+)> Tj/g)].map(
    ([, x, y, hex = '']) => ({
      x: Number(x),
      y: Number(y),
      text: Buffer.from(hex, 'hex').toString('latin1'),
    }),
  )
  expect(lines.map((line) => line.text).join(' ')).toBe(text)
  for (const { x, y, text } of lines) {
    expect(x).toBe(margin)
    expect(y).toBeGreaterThan(margin - 11)
    expect(widthOf(text, 'regular', 11)).toBeLessThanOrEqual(contentWidth)
  }
  expect(file.match(/\/Type \/Page /g)?.length).toBeGreaterThan(3)
})
