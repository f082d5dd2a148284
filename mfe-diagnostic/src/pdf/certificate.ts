import encodeQR from 'qr'
import { grouped } from '../certificate/grouped.ts'
import { longDay } from '../format.ts'
import type { Certified } from './request-certificate.ts'
import { contentWidth, margin, type Sheets, soft } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The side of the QR with its quiet zone, in points: 43 mm, of which the symbol is 40. */
const side = 122
const quietZone = 4

/** The certificate at the foot of the first page: a QR that opens its check, and the same to type and to compare. */
export function writeCertificate(sheets: Sheets, { code, token, certificate }: Certified): void {
  sheets.skip(8)
  sheets.room(side)
  const top = sheets.y
  const { origin, host } = location
  // The fragment stays in the browser of whoever reads it: no log of a server has the token.
  const link = `${origin}/constancia#${token}`
  sheets.squares(margin - quietZone, top, side, encodeQR(link, 'raw', { ecc: 'medium', border: quietZone }))
  const left = margin + side + 8
  const width = contentWidth - side - 8
  let y = top + 6
  const say = (text: string, style: { size: number; bold?: boolean; color?: typeof soft }, after: number) => {
    for (const each of sheets.lines(text, width, style)) {
      sheets.write(each, left, y, style)
      y += style.size * 1.35
    }
    y += after
  }
  const pdf = pdfTexts.certificate
  say(pdf.title, { size: 13, bold: true }, 2)
  say(pdf.proves(certificate.light, longDay(certificate.date)), { size: 9, color: soft }, 3)
  say(pdf.code(grouped(code, 4)), { size: 12, bold: true }, 1)
  say(pdf.where(`${host}/constancia`), { size: 9 }, 3)
  say(pdf.fingerprint(grouped(certificate.fingerprint, 8)), { size: 7.5, color: soft }, 0)
  sheets.skip(side)
}
