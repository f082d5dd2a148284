/**
 * Whether something can do its work now: the reason where it cannot, and what it does without for now where it can.
 */
export type Readiness = { ok: true; without?: string } | { ok: false; reason: string }
