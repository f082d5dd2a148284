import { type Figures, figureFields } from '@semaforo/contracts'

const sorted = figureFields.toSorted()

/**
 * The fingerprint of figures in the certificate with this code: the SHA-256, in hexadecimal, of the code, a line
 * break, and the canonical JSON of the figures (RFC 8785, which for numbers under ASCII names is JSON with sorted
 * names). Without the code nobody can find out the figures by trying.
 * @throws {TypeError} in a page without TLS, where `crypto.subtle` does not exist
 */
export async function fingerprintOf(code: string, figures: Figures): Promise<string> {
  const canonical = JSON.stringify(Object.fromEntries(sorted.map((field) => [field, figures[field]])))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${code}\n${canonical}`))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
