// The day that is shared is the site's, whatever the clock of the visitor's device says.
let ahead = 0
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** Learns the time from an answer that no cache has kept. */
export function setClock({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (serverTime) ahead = serverTime - Date.now()
}

/** Today in Mexico City, `2026-11-22`. */
export const dayInMexico = (): string => day.format(Date.now() + ahead)
