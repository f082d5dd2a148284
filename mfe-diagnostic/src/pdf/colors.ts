import { type RGB, rgb } from 'pdf-lib'
import { palette } from './palette.ts'

/** `#28a745` as a colour of a PDF. */
function hex(color: string): RGB {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

export const ink = hex(palette.ink)
export const soft = hex(palette.soft)
export const line = hex(palette.line)
export const paper = hex(palette.paper)
export const brand = hex(palette.brand)
export const white = hex(palette.white)
export const housing = hex(palette.housing)
export const unlit = hex(palette.unlit)

export const lamps = {
  green: hex(palette.lamps.green),
  yellow: hex(palette.lamps.yellow),
  red: hex(palette.lamps.red),
  none: line,
}

const { good, attention, alert } = palette.inks
export const lightInks = { green: hex(good), yellow: hex(attention), red: hex(alert), none: soft }
export const ratingInks = { bien: hex(good), atencion: hex(attention), alerta: hex(alert), no_aplica: soft }
