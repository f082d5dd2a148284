import { thresholds, verdictOf } from '@semaforo/diagnosis'
import { riskText, texts } from '@semaforo/diagnostic-ui'
import { madeOn } from '../../pdf/made-on.ts'
import { palette } from '../../pdf/palette.ts'
import type { Evaluation } from '../evaluation.ts'
import { lightOf } from '../light.ts'
import { type Brush, brushOn } from './brush.ts'
import { shareTexts } from './share.texts.ts'

/** In pixels: a portrait post. */
export const pictureSize = { width: 1080, height: 1350 }

const margin = 80
const width = pictureSize.width - 2 * margin
const lightInks = {
  green: palette.inks.good,
  yellow: palette.inks.attention,
  red: palette.inks.alert,
  none: palette.soft,
}

/** Draws the picture to share: verdict, score and risk, and what it is not for; never an amount. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  evaluation: Evaluation,
  name: string,
): Promise<void> {
  const brush = await brushOn(canvas)
  if (!brush) return
  const { prediction, saved } = evaluation
  brush.area(0, 0, pictureSize.width, pictureSize.height, 0, palette.paper)
  drawHead(brush, madeOn(saved?.saved_at ?? new Date()))
  if (name) brush.line(name, margin, 188, { size: 46, bold: true, most: width })
  const top = name ? 264 : 208
  brush.area(margin, top, width, 700, 48, palette.white, palette.line)
  drawResult(brush, evaluation, top)
  if (prediction) brush.block(riskText(prediction).sentence, margin, top + 728, { size: 32, most: width })
  brush.line(texts.model.notFor, margin, 1192, { size: 27, color: palette.soft, most: width })
  brush.area(0, 1240, pictureSize.width, 110, 0, palette.brand)
  brush.line(shareTexts.yours(location.host), margin, 1272, {
    size: 38,
    bold: true,
    color: palette.white,
    most: width,
  })
}

const lightHeight = 360
const padding = 56

/** The light, beside its words and the score, and the scale below them. */
function drawResult(brush: Brush, evaluation: Evaluation, top: number): void {
  const { light, text } = lightOf(evaluation)
  const { score, band = '' } = evaluation.diagnosis?.overall ?? {}
  brush.light(light, margin + padding, top + padding, lightHeight)
  const left = margin + padding + lightHeight * 0.42 + 48
  const most = pictureSize.width - margin - 40 - left
  const said = { size: 80, heading: true, color: lightInks[light], most }
  const below = 140
  const y = top + padding + (lightHeight - brush.heightOf(text, said) - below) / 2
  const end = brush.block(text, left, y, said)
  if (typeof score !== 'number') return
  brush.line(`${score.toFixed(1)} ${shareTexts.points}`, left, end + 28, { size: 46, bold: true, most })
  brush.line(band, left, end + 96, { size: 38, color: palette.soft, most })
  drawScale(brush, score, margin + padding, top + 466, width - 2 * padding)
  const { sentence } = verdictOf(evaluation.diagnosis, evaluation.prediction)
  brush.block(sentence, margin + padding, top + 566, { size: 31, most: width - 2 * padding })
}

function drawHead(brush: Brush, date: string): void {
  brush.light('green', margin, 64, 84)
  const [first = '', second = ''] = shareTexts.product
  brush.line(first, margin + 58, 80, { size: 46, heading: true })
  brush.line(second, margin + 58 + brush.widthOf(`${first} `, { size: 46, heading: true }), 80, {
    size: 46,
    heading: true,
    color: palette.brand,
  })
  const style = { size: 30, color: palette.soft }
  brush.line(date, pictureSize.width - margin - brush.widthOf(date, style), 92, style)
}

const edges = [0, thresholds.stable, thresholds.healthy, 100]
const bandColors = [palette.lamps.red, palette.lamps.yellow, palette.lamps.green]

function drawScale(brush: Brush, score: number, x: number, top: number, wide: number): void {
  const at = (points: number) => x + (wide * points) / 100
  bandColors.forEach((color, i) => {
    const [from = 0, to = 0] = edges.slice(i)
    brush.area(at(from) + 3, top, at(to) - at(from) - 6, 30, 15, color)
    brush.line(texts.expert.scale[i] ?? '', at(from) + 6, top + 46, { size: 27, color: palette.soft })
  })
  brush.needle(at(score), top, palette.ink)
}

/** The picture as a PNG file. */
export function pictureFile(canvas: HTMLCanvasElement | null, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob
        ? resolve(new File([blob], name, { type: 'image/png' }))
        : reject(new Error('The canvas gave no picture'))
    if (canvas) canvas.toBlob(done, 'image/png')
    else done(null)
  })
}
