import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Weights = number | { min: number; max: number; default: number }

/** A typeface of the site: where it comes from, the weights of it that pages get, and in which file. */
export type Face = { source: string; weights: Weights; file: string }

/** Texts are 400, and what is stronger in them is at most `<b>`; a second weight of headings would be 8 KB. */
export const faces = {
  text: {
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700, default: 400 },
    file: 'public-sans.woff2',
  },
  heading: {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: 650,
    file: 'bricolage-grotesque.woff2',
  },
} as const satisfies Record<string, Face>

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** ASCII, the letters of western Europe (people have names), and the marks that Spanish texts are set with. */
export const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”„‹›•…€−×÷≤≥≈→←↑↓✓`

export const fontSource = ({ source }: Pick<Face, 'source'>) =>
  readFileSync(fileURLToPath(import.meta.resolve(source)))
export const fontFile = ({ file }: Face) => new URL(`../src/fonts/${file}`, import.meta.url)
