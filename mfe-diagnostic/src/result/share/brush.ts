import type { Light } from '@semaforo/ui'
import { palette } from '../../pdf/palette.ts'

const lineHeight = 1.25

type Style = { size: number; bold?: boolean; heading?: boolean; color?: string; most?: number }

export type Brush = NonNullable<Awaited<ReturnType<typeof brushOn>>>

const fontOf = ({ size, bold, heading }: Style) =>
  heading
    ? `650 ${size}px 'Bricolage Grotesque Variable', sans-serif`
    : `${bold ? 700 : 400} ${size}px 'Public Sans Variable', sans-serif`

/** Draws on a canvas in our typefaces; undefined where the browser has no canvas. Places are top left corners. */
export async function brushOn(canvas: HTMLCanvasElement) {
  const given = canvas.getContext('2d')
  if (!given) return undefined
  const context = given
  const styles: Style[] = [{ size: 40 }, { size: 40, bold: true }, { size: 40, heading: true }]
  // Without them the fonts of the system are good enough.
  await Promise.allSettled(styles.map((style) => document.fonts.load(fontOf(style))))
  context.textBaseline = 'top'

  function widthOf(text: string, style: Style): number {
    context.font = fontOf(style)
    return context.measureText(text).width
  }

  /** One line of text, made smaller until it is at most `most` wide. */
  function line(text: string, x: number, top: number, style: Style): void {
    const wide = widthOf(text, style)
    const { most = wide, size, color = palette.ink } = style
    context.font = fontOf({ ...style, size: wide > most ? (size * most) / wide : size })
    context.fillStyle = color
    context.fillText(text, x, top)
  }

  /** A text in lines of at most `most` each. */
  function linesOf(text: string, style: Style & { most: number }): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer, style) <= style.most) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** Lines of text; answers where they end. */
  function block(text: string, x: number, top: number, style: Style & { most: number }): number {
    const lines = linesOf(text, style)
    lines.forEach((each, i) => {
      line(each, x, top + i * style.size * lineHeight, style)
    })
    return top + lines.length * style.size * lineHeight
  }

  /** A filled area with round corners, and an edge if a colour is given for it. */
  function area(x: number, top: number, w: number, h: number, radius: number, fill: string, edge?: string) {
    context.beginPath()
    context.roundRect(x, top, w, h, radius)
    context.fillStyle = fill
    context.fill()
    if (!edge) return
    context.strokeStyle = edge
    context.lineWidth = 2
    context.stroke()
  }

  /** The Semáforo with at most one lamp lit. */
  function light(lit: Light, x: number, top: number, height: number): void {
    const wide = height * 0.42
    area(x, top, wide, height, wide / 2, palette.housing)
    for (const [i, color] of (['red', 'yellow', 'green'] as const).entries()) {
      context.beginPath()
      context.arc(x + wide / 2, top + height * (0.205 + 0.295 * i), wide * 0.32, 0, 2 * Math.PI)
      context.fillStyle = lit === color ? palette.lamps[color] : palette.unlit
      context.fill()
    }
  }

  /** Points at a place of a scale that is 30 high. */
  function needle(x: number, top: number, color: string): void {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(x - 18, top - 30)
    context.lineTo(x + 18, top - 30)
    context.lineTo(x, top - 6)
    context.fill()
    context.fillRect(x - 3, top - 8, 6, 46)
  }

  return {
    widthOf,
    line,
    block,
    heightOf: (text: string, style: Style & { most: number }) =>
      linesOf(text, style).length * style.size * lineHeight,
    area,
    light,
    needle,
  }
}
