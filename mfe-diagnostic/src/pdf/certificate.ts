import {
  concatTransformationMatrix,
  fill,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
} from 'pdf-lib'
import encodeQR from 'qr'
import { grouped } from '../certificate/grouped.ts'
import { longDay } from '../format.ts'
import { soft } from './colors.ts'
import type { Contents } from './contents.ts'
import type { Certified } from './request-certificate.ts'
import { contentWidth, foot, margin, type Sheets } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The side of the QR with its quiet zone, in points: 43 mm, of which the symbol is 40. */
const side = 122
const quietZone = 4

/** The certificate at the foot of the first page: a QR that opens its check, and the same to type and to compare. */
export function writeCertificate(
  sheets: Sheets,
  { code, token, certificate }: Certified,
  { origin, host }: Contents['site'],
): void {
  sheets.room(side)
  sheets.y = Math.max(sheets.y, foot - side)
  const top = sheets.y
  const address = `${host}/constancia`
  const pdf = pdfTexts.certificate
  const place = { x: margin + side + 8, width: contentWidth - side - 8 }
  sheets.y = top + 4
  sheets.element('H2', pdf.title, { ...place, face: 'heading', size: 13, after: 1 })
  // The fragment stays in the browser of whoever reads it: no log of a server has the token.
  const grid = encodeQR(`${origin}/constancia#${token}`, 'raw', { ecc: 'medium', border: quietZone })
  sheets.figure(pdf.drawing(address), margin, top, side, side, () =>
    drawSquares(sheets, margin - quietZone, top, grid),
  )
  const small = { ...place, size: 9 }
  const proof = pdf.proves(certificate.light, longDay(certificate.date))
  sheets.element('P', proof, { ...small, color: soft, after: 3 })
  sheets.element('P', pdf.code(grouped(code, 4)), { ...place, size: 12, face: 'bold', after: 1 })
  sheets.element('P', pdf.where(address), { ...small, after: 3 })
  sheets.element('P', pdf.fingerprint(grouped(certificate.fingerprint, 8)), {
    ...place,
    size: 7.5,
    color: soft,
  })
  sheets.y = top + side
}

/**
 * Dark squares of a grid, as one filled path: no seams between them. Its units are squares: whole numbers, since two
 * thousand with all their digits would be most of the work of making a PDF.
 */
function drawSquares(sheets: Sheets, x: number, top: number, grid: readonly (readonly boolean[])[]): void {
  const step = side / grid.length
  sheets.draw((page, up) => {
    const dark = grid.flatMap((row, i) =>
      runs(row).map(({ from, length }) => rectangle(from, grid.length - 1 - i, length, 1)),
    )
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(step, 0, 0, step, x, up(top + side)),
      setFillingColor(rgb(0, 0, 0)),
      ...dark,
      fill(),
      popGraphicsState(),
    )
  })
}

/** The runs of true in a row. */
function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = []
  row.forEach((isDark, at) => {
    const last = found.at(-1)
    if (isDark && last && last.from + last.length === at) last.length++
    else if (isDark) found.push({ from: at, length: 1 })
  })
  return found
}
