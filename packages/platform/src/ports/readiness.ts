/**
 * Whether a component can do its work: the reason where it cannot, and the optional dependency it runs without
 * where it can.
 */
export type Readiness = { ok: true; without?: string } | { ok: false; reason: string }
