const inMexico = 'America/Mexico_City'
const date = new Intl.DateTimeFormat('en-CA', { timeZone: inMexico })
const time = new Intl.DateTimeFormat('en-GB', { timeZone: inMexico, timeStyle: 'medium' })

/** The day in Mexico City, `2026-11-22`. @param at milliseconds */
export const dayInMexico = (at: number): string => date.format(at)

/** The seconds from `at` (milliseconds) until midnight in Mexico City, which has no daylight saving time. */
export function secondsOfDayLeft(at: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.format(at).split(':').map(Number)
  return 86_400 - (hours * 3_600 + minutes * 60 + seconds)
}

/** The day `days` before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
