let clients = 0

/**
 * A header with a new client address for each request: a site with `TRUST_PROXY` counts each as another client,
 * so that rate limits do not affect tests of something else. Other sites ignore it.
 */
export function anotherClient(): Record<string, string> {
  clients++
  return { 'x-forwarded-for': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}` }
}
