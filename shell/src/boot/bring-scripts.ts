/** How long a page that has loaded may stay unpainted: a browser that does not tell of paints gets its scripts then. */
const patienceMs = 1_000

/**
 * What can be read without a script is painted before the scripts are fetched, which then share the network with
 * nothing that it needs; they run on a whole document. A page that nobody sees is not painted.
 */
export function bringScripts(): void {
  let painted = false
  const bring = () => {
    if (!painted) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'preload'
    if (document.readyState === 'loading') return
    for (const later of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
      const script = later.cloneNode() as HTMLScriptElement
      script.type = ''
      later.replaceWith(script)
    }
  }
  const onPaint = () => {
    painted = true
    bring()
  }
  // Nothing is painted before the styles are there: the first paint is one of the content.
  new PerformanceObserver(onPaint).observe({ type: 'paint' })
  addEventListener('DOMContentLoaded', bring)
  addEventListener('load', () => setTimeout(onPaint, document.hidden ? 0 : patienceMs))
}
