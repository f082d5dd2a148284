const moment = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })

/** Date and time, from ISO 8601: `21 nov 2026, 9:14 a.m.` */
export const dateTime = (iso: string) => moment.format(new Date(iso))

/** Date, from ISO 8601. */
export const date = (iso: string) => day.format(new Date(iso))
