import { Font, FontNames, type IFontNames } from '@pdf-lib/standard-fonts'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { characters, type Face, fontSource } from './faces.ts'

/** As our pages read, in the letters that every one of Arial's relatives has. */
const sample = `Tus numeros, claros en dos minutos. Averigua si tu negocio va en verde: ventas, gastos, deudas y flujo
de efectivo, con videos cortos y ejemplos. Cobra a tiempo, paga a tiempo y separa lo tuyo de lo del negocio.`
const letters = [...sample.replace(/\s+/g, ' ')]
const glyphNames: Readonly<Record<string, string>> = {
  ' ': 'space',
  ',': 'comma',
  '.': 'period',
  ':': 'colon',
}

/** Descriptors of `@font-face`, in percent. */
export type Fallback = Record<'size-adjust' | 'ascent-override' | 'descent-override', number>

/**
 * How Arial has to be adjusted to take the room of a typeface: as wide in running text, and with lines as high.
 * @param weight the typeface's weight; 600 and more is compared with Arial Bold
 */
export async function fallbackFor(face: Face, weight: number): Promise<Fallback> {
  const instance = await subsetFont(fontSource(face), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const font = fontkit.create(instance) as fontkit.Font
  const ours = widthOf(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm,
  )
  // Helvetica's widths, which Arial has as well.
  const arial = Font.load((weight < 600 ? FontNames.Helvetica : FontNames.HelveticaBold) as IFontNames)
  const theirs = widthOf((letter) => (arial.getWidthOfGlyph(glyphNames[letter] ?? letter) ?? 0) / 1000)
  const size = ours / theirs
  const high = (units: number) => percent(units / font.unitsPerEm / size)
  return {
    'size-adjust': percent(size),
    'ascent-override': high(font.ascent),
    'descent-override': high(-font.descent),
  }
}

const widthOf = (width: (letter: string) => number) => letters.reduce((sum, letter) => sum + width(letter), 0)
const percent = (share: number) => Math.round(share * 1000) / 10
