const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** The day in Mexico City of a time in milliseconds: `2026-11-22`. */
export const mexicoDay = (time: number): string => format.format(time)
