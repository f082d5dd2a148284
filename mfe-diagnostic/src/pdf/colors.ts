import { type RGB, rgb } from 'pdf-lib'

/** `#28a745` as a colour of a PDF. */
function hex(color: string): RGB {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

export const ink = hex('#1b2240')
export const soft = hex('#5a617a')
export const line = hex('#e4dccb')
export const paper = hex('#fbf7ef')
export const brand = hex('#2446c9')
export const white = hex('#ffffff')
export const housing = hex('#182038')
export const unlit = hex('#3a4468')

/** The documented colours. */
export const lamps = {
  green: hex('#28a745'),
  yellow: hex('#ffc107'),
  red: hex('#dc3545'),
  none: line,
}

/** Inks of good, so-so and bad, dark enough for paper. */
const good = hex('#1b7434')
const attention = hex('#855600')
const alert = hex('#b02a37')

export const lampInks = { green: good, yellow: attention, red: alert, none: soft }
export const ratingInks = { bien: good, atencion: attention, alerta: alert, no_aplica: soft }
