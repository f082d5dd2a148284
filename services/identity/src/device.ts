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
