import type { ConfigError } from '../config-error.ts'

/**
 * Whether a component can do its work: the reason where it cannot, and the optional dependency it runs without
 * where it can. `rejected` is set where waiting does not help, since a server rejects the settings.
 */
export type Readiness =
  | { ok: true; without?: string }
  | { ok: false; reason: string; rejected?: ConfigError | undefined }
