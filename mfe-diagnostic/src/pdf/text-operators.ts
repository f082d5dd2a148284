import {
  beginText,
  endText,
  moveText,
  type PDFName,
  type PDFOperator,
  type RGB,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib'
import { shown } from './faces.ts'

/** Shows a text with its baseline starting at x and y. */
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
  setFontAndSize(font, size),
  moveText(x, y),
  showText(shown(text)),
  endText(),
]
