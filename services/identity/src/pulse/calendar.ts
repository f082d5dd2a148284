const inMexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })
const sendingHour = 9

/**
 * The civil day of the monthly mails, `2026-11-22`: that of Mexico City, begun at nine in the morning, since mails
 * of a day are due once it has begun. @param now milliseconds
 */
export const pulseDay = (now: number): string => inMexico.format(now - sendingHour * 3_600_000)

/** The month of a civil day, `2026-11`. */
const monthOf = (today: string) => today.slice(0, 7)

/** The month `months` after another. */
function monthAfter(month: string, months = 1): string {
  const [year = 0, ordinal = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, ordinal - 1 + months)).toISOString().slice(0, 7)
}

/** A day of the month as a date; the last day of a month that is shorter. */
function dateIn(month: string, day: number): string {
  const [year = 0, ordinal = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, ordinal, 0)).getUTCDate()
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`
}

/**
 * The day of the next mail: after today, and not in a month that had one.
 * @param day of the month, 1 to 31
 * @param sent the last month with a mail, if any; a later one than this month is of a clock that was wrong
 */
export function nextPulse(day: number, today: string, sent = ''): string {
  const thisMonth = monthOf(today)
  const date = dateIn(thisMonth, day)
  return date > today && sent < thisMonth ? date : dateIn(monthAfter(thisMonth), day)
}

/**
 * The month that a mail sent today is for: that of the last time the day came. Whoever was away for months sends
 * one mail and not one for each.
 */
export function monthToSend(day: number, today: string): string {
  const thisMonth = monthOf(today)
  return dateIn(thisMonth, day) <= today ? thisMonth : monthAfter(thisMonth, -1)
}

/** The civil day `days` after another. */
export const daysAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** More than there can be between today and the next mail (1 July to 31 August). */
export const longestWaitDays = 62
