import type { Secret } from '../secret.ts'

/** Browsers and systems by a pattern of their User-Agent; the first match wins. */
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

/** A readable name of a session's device: `Firefox en Windows`. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}

/**
 * A keyed hash of the User-Agent, to recognise two requests of one device. The network is not part of it: a
 * phone loses responses exactly when it changes networks.
 */
export function agentHash(secret: Secret, userAgent: string | undefined): string {
  return secret
    .derive('user-agent', userAgent ?? '')
    .toString('base64url')
    .slice(0, 16)
}
