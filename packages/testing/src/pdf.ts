import { inflateSync } from 'node:zlib'

/**
 * The content of a PDF, its compressed streams inflated, as Latin-1. A stream ends where its /Length says: its last
 * byte may itself be a line break.
 */
export function pdfContent(file: Buffer): string {
  const text = file.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)]
    .map((found) => {
      const start = found.index + found[0].length
      return inflateSync(file.subarray(start, start + Number(found[1]))).toString('latin1')
    })
    .join('\n')
}

/** The lines of text in a PDF, each as its own table of characters says. */
export function pdfLines(file: Buffer): string[] {
  const content = pdfContent(file)
  return shownIn(content, charactersIn(content))
}

/** What each code of a text means: the name of its table of characters and its hexadecimal digits. */
export type Characters = ReadonlyMap<string, string>

export const charactersIn = (content: string): Characters =>
  new Map(
    [...content.matchAll(/\/CMapName \/(\w+) def(.*?)endcmap/gs)].flatMap(([, table, rows = '']) =>
      [...rows.matchAll(/^<([0-9A-F]{2})> <([0-9A-F]{4})>$/gim)].map(
        ([, code, point = '']): [string, string] => [
          `${table} ${code}`,
          String.fromCharCode(Number.parseInt(point, 16)),
        ],
      ),
    ),
  )

/** The texts that a page's content shows. */
export const shownIn = (content: string, characters: Characters) =>
  [...content.matchAll(/^BT\n(.*?)\nET$/gms)]
    .map(([, block = '']) =>
      [...block.matchAll(/\/(\w+) \S+ Tf\n<([0-9A-F]+)> Tj/g)]
        .flatMap(([, font, hex = '']) => {
          const table = font === 'extended' ? 'LatinExtended' : 'Latin'
          return (hex.match(/../g) ?? []).map((code) => characters.get(`${table} ${code}`) ?? '\ufffd')
        })
        .join(''),
    )
    .filter(Boolean)
