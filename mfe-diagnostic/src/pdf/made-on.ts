const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

/** The day of a diagnostic in words: `22 de noviembre de 2026`. */
export const madeOn = (time: string | Date) => long.format(new Date(time))
