import type { PageMessage } from '@semaforo/contracts'
import { isNonce } from '../messages/frame-message.ts'

export const warn = (text: string) => {
  // biome-ignore lint/suspicious/noConsole: the reason is for the page's developer, and for nobody's screen
  console.warn(`semaforo-pyme: ${text}`)
}

/** An attribute, if it is as it has to be; another value is left out, with a word in the console. */
function read(host: Element, name: string, pattern: RegExp): string | undefined {
  const value = host.getAttribute(name)
  if (value === null) return
  if (pattern.test(value)) return value
  warn(`${name}="${value}" ?`)
}

export const modeOf = (host: Element) =>
  (read(host, 'mode', /^(inline|modal|button)$/) ?? 'inline') as PageMessage['mode']

/** The page's challenge, or a random text. */
export function nonceOf(host: Element): string {
  const challenge = host.getAttribute('challenge')
  if (isNonce(challenge)) return challenge as string
  if (challenge !== null) warn('challenge: 16-128 [A-Za-z0-9_-]')
  return crypto.randomUUID()
}

export function themeOf(host: Element): PageMessage['theme'] {
  const scheme = read(host, 'scheme', /^(auto|light|dark)$/)
  const accent = read(host, 'accent', /^#[0-9a-f]{6}$/i)
  const radius = read(host, 'radius', /^(\d|1\d|2[0-4])$/)
  return {
    ...(scheme && { scheme: scheme as 'auto' }),
    ...(accent && { accent: accent.toLowerCase() }),
    ...(radius && { radius: +radius }),
  }
}
