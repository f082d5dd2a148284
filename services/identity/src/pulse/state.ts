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

/**
 * The light of a diagnostic, and the sentence that says why; older ones are stored without it. `at` is when that was
 * saved, ISO 8601.
 */
export type KnownLight = { record: string; color: Exclude<Light, 'none'>; sentence?: string; at: string }
