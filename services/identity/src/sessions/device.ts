import type { Secret } from '../secret.ts'

/** Browsers and systems by what their User-Agent holds; the first that fits counts. */
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A session's device in words that its owner knows it by: `Firefox en Windows`. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}

/**
 * A keyed hash of how a browser names itself, word for word: what two requests of one device have in common. The
 * network is no part of it, since a phone loses an answer where it changes networks.
 */
export function agentHash(secret: Secret, userAgent: string | undefined): string {
  return secret
    .derive('user-agent', userAgent ?? '')
    .toString('base64url')
    .slice(0, 16)
}
