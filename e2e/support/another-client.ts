let clients = 0
/** Workers do not share addresses. */
const network = `10.${process.env['JEST_WORKER_ID'] ?? 0}`

/**
 * A header with a new client address for each request: a site with `TRUST_PROXY` counts each as another client,
 * so that rate limits do not affect tests of something else. Other sites ignore it.
 */
export function anotherClient(): Record<string, string> {
  clients++
  return { 'x-forwarded-for': `${network}.${(clients >> 8) & 255}.${clients & 255}` }
}
