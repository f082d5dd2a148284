import { spacedHours } from '@semaforo/ui/spaced-hours'

/** One decimal, with its sign: `+15.0`, `−3.2`; `0` for nothing. */
export const signed = (points: number) =>
  points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })

/** The date of an ISO 8601 time, in the local time zone: `21 nov 2026`. */
export const day = (time: string) => date.format(new Date(time))

const hour = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short' })

/** The time of day of an ISO 8601 time, in the local time zone: `4:30 p. m.`. */
export const timeOfDay = (time: string) => spacedHours(hour.format(new Date(time)))
