/**
 * A loader for the global styles of `@semaforo/ui`: in a foreign page they apply below the widget's own element alone.
 * @param {string} css
 */
export default function scopeStyles(css) {
  const scope = '.semaforo-pyme'
  if (css.includes(':root')) return css.replaceAll(':root', scope)
  const [, layered = '', rest = ''] = /@layer base \{\n(.*?)\n\}\n(.*)/s.exec(css) ?? []
  const inner = layered
    .replace(/ {2}html \{.*?\n {2}\}\n/s, '')
    .replace('  body {\n    min-height: 100dvh;', '  & {')
  return `:where(${scope}) {\n${inner}\n}\n${scope} {\n${rest}\n}\n`
}
