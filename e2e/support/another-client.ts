let clients = 0

/**
 * A header with an address of its own for each request: a site with `TRUST_PROXY` counts each as another client,
 * so that its limits do not meet a test that is about something else. Other sites pass it over.
 */
export function anotherClient(): Record<string, string> {
  clients++
  return { 'x-forwarded-for': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}` }
}
