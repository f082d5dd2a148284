import { randomBytes } from 'node:crypto'

/**
 * A header with a new client address for each request: a site with `TRUST_PROXY` counts each as another client,
 * so that rate limits do not affect tests of something else. Other sites ignore it.
 */
export function anotherClient(): Record<string, string> {
  return { 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') }
}
