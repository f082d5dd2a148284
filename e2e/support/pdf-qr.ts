import { pdfContent } from '@semaforo/testing/pdf'
import jsQR from 'jsqr'

/** Pixels per point. */
const scale = 6
/** White around it, in points. */
const around = 6

/**
 * Reads the QR of a PDF from its own vectors: the black rectangles of one path, in units of its squares, drawn into a
 * picture. Its side is in millimetres, without the quiet zone.
 */
export function pdfQr(file: Buffer): { text: string; side: number } | undefined {
  const [, unit = '', path = ''] =
    /\n([\d.]+) 0 0 \1 [\d.]+ [\d.]+ cm\n0 0 0 rg\n((?:[\d. ]+ re\n)+)f\n/.exec(pdfContent(file)) ?? []
  const boxes = [...path.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
    ([, ...numbers]) =>
      numbers.map((number) => Number(number) * Number(unit)) as [
        x: number,
        y: number,
        width: number,
        height: number,
      ],
  )
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(([x]) => x))
  const bottom = Math.min(...boxes.map(([, y]) => y))
  const points = Math.max(...boxes.map(([x, , width]) => x + width)) - left
  const side = Math.ceil((points + 2 * around) * scale)
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const at = (value: number, from: number) => Math.round((value - from + around) * scale)
  for (const [x, y, width, height] of boxes) {
    for (let row = at(y, bottom); row < at(y + height, bottom); row++)
      for (let column = at(x, left); column < at(x + width, left); column++)
        pixels.fill(0, ((side - 1 - row) * side + column) * 4, ((side - 1 - row) * side + column) * 4 + 3)
  }
  const text = jsQR(pixels, side, side)?.data
  return text === undefined ? undefined : { text, side: (points * 25.4) / 72 }
}
