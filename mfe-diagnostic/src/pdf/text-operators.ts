import { paperRuns } from '@semaforo/ui/paper'
import {
  beginText,
  endText,
  moveText,
  PDFName,
  type PDFOperator,
  type RGB,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import { type Face, shown } from './faces.ts'

const extended: Face = 'extended'

/** Shows a text with its baseline starting at x and y; the letters that the font lacks are of the fallback face. */
export const textOperators = (
  text: string,
  x: number,
  y: number,
  font: PDFName,
  size: number,
  color: RGB,
): PDFOperator[] => [
  beginText(),
  setFillingColor(color),
  moveText(x, y),
  ...paperRuns(text).flatMap((run) => [
    setFontAndSize(run.isExtended ? PDFName.of(extended) : font, size),
    showText(shown(run)),
  ]),
  endText(),
]
