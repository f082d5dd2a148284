import type { Light } from '@semaforo/diagnosis'

/**
 * The monthly mail of a user. `sent` is the last month with one, `2026-11`; it stays while the mail is off, so that
 * off and on again sends no second. `on.due` is the civil day of the next; `on.salt` and `on.tokenHash` are of the
 * link that stops it.
 */
export type PulseState = {
  sent?: string
  on?: { day: number; due: string; salt: string; tokenHash: string }
}

/** The light of the last diagnostic that has one; `at` is when it was saved, ISO 8601. */
export type LastLight = { record: string; color: Exclude<Light, 'none'>; at: string }
