import { spacedHours } from '@semaforo/ui/spaced-hours'

const moment = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })

const wholeDay = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })
const dayOfMonth = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const count = new Intl.NumberFormat('es-MX')

/** Date and time, from ISO 8601: `21 nov 2026, 9:14 a. m.` */
export const dateTime = (iso: string) => spacedHours(moment.format(new Date(iso)))

/** Date, from ISO 8601. */
export const date = (iso: string) => day.format(new Date(iso))

/** A day of the calendar, from `2026-11-22`: `22 nov`. It is the same day wherever it is read. */
export const civilDay = (isoDay: string) => dayOfMonth.format(new Date(isoDay))

/** A day of the calendar, from `2026-11-22`: `22 de noviembre de 2026`. */
export const longDay = (isoDay: string) => wholeDay.format(new Date(isoDay))

/** `1,000` */
export const whole = (value: number) => count.format(value)
