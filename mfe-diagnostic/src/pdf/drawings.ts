import { thresholds } from '@semaforo/diagnosis'
import { texts } from '@semaforo/diagnostic-ui'
import type { Light } from '@semaforo/ui'
import type { RGB } from 'pdf-lib'
import { brand, housing, ink, lamps, soft, unlit } from './colors.ts'
import { pdfTexts } from './pdf.texts.ts'
import type { Sheets } from './sheet.ts'

const colors = ['red', 'yellow', 'green'] as const

/** A rectangle with round corners, as an SVG path from its top left corner. */
const rounded = (width: number, height: number, radius: number) => {
  const [r, w, h] = [radius, width - 2 * radius, height - 2 * radius]
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return `M${r} 0h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

export type Area = { x: number; top: number; width: number; height: number; radius: number }

/** A filled area with round corners, with an edge if a colour is given for it. */
export function drawArea(sheets: Sheets, area: Area, fill: RGB, edge?: RGB): void {
  const { x, top, width, height, radius } = area
  sheets.draw((page, up) =>
    page.drawSvgPath(rounded(width, height, radius), {
      x,
      y: up(top),
      color: fill,
      ...(edge && { borderColor: edge, borderWidth: 1 }),
    }),
  )
}

/** The Semáforo with at most one lamp lit; `light` says which, `height` its height. */
export function drawLight(sheets: Sheets, light: Light, x: number, top: number, height: number): void {
  const width = height * 0.42
  const radius = width * 0.32
  drawArea(sheets, { x, top, width, height, radius: width / 2 }, housing)
  colors.forEach((color, i) => {
    sheets.draw((page, up) =>
      page.drawCircle({
        x: x + width / 2,
        y: up(top + height * (0.205 + 0.295 * i)),
        size: radius,
        color: light === color ? lamps[color] : unlit,
      }),
    )
  })
}

/** The mark and the name of the product; `top` is the top of the mark. */
export function drawLogo(sheets: Sheets, x: number, top: number): void {
  sheets.figure(pdfTexts.creator, x, top, 140, 30, () => {
    drawLight(sheets, 'green', x, top, 30)
    const style = { face: 'heading', size: 17 } as const
    const [first = '', second = ''] = pdfTexts.creator.split(' ')
    sheets.write(first, x + 22, top + 6, style)
    const after = x + 22 + sheets.widthOf(`${first} `, style)
    sheets.write(second, after, top + 6, { ...style, color: brand })
  })
}

const bandColors = [lamps.red, lamps.yellow, lamps.green]
const edges = [0, thresholds.stable, thresholds.healthy, 100]

/** The score on its three bands, with the limits between them. */
export function drawScore(sheets: Sheets, score: number, x: number, top: number, width: number): void {
  const at = (points: number) => x + (width * points) / 100
  const small = { size: 8.5, color: soft }
  const barTop = top + 12
  bandColors.forEach((color, i) => {
    const [from = 0, to = 0] = edges.slice(i)
    drawArea(
      sheets,
      { x: at(from) + 1, top: barTop, width: at(to) - at(from) - 2, height: 10, radius: 5 },
      color,
    )
    sheets.write(texts.expert.scale[i] ?? '', at(from) + 2, barTop + 15, small)
  })
  const needle = at(score)
  sheets.draw((page, up) => page.drawSvgPath('M-6 -9h12l-6 8z', { x: needle, y: up(barTop - 1), color: ink }))
  sheets.draw((page, up) =>
    page.drawRectangle({ x: needle - 1, y: up(barTop + 12), width: 2, height: 14, color: ink }),
  )
}
