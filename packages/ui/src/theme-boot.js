// Runs before the first paint, so that the page never flashes in another theme than the chosen one, nor with what is
// for guests alone where somebody has signed in.
try {
  const theme = localStorage.getItem('semaforo.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if ((localStorage.getItem('semaforo.token') ?? 'null') !== 'null')
    document.documentElement.dataset.session = ''
} catch {
  // Without storage the theme of the device applies, and nobody has signed in.
}

// What was rendered ahead reacts once its script is there: until then presses are kept for it.
const earlyPresses = []
globalThis.semaforoEarlyPresses = earlyPresses
addEventListener(
  'click',
  ({ target }) => {
    const button = target.closest('[data-release] button')
    if (button) earlyPresses.push(button)
  },
  true,
)
// The browser would send the form itself: that is refused, and stops the scripts that are on their way.
addEventListener(
  'submit',
  (event) => {
    if (event.target.closest('[data-release]')) event.preventDefault()
  },
  true,
)

// What can be read without a script is painted before the scripts are fetched, which then share the network with nothing
// that it needs; they run on a whole document. A page that nobody sees is not painted: its scripts come once it has loaded.
let painted = false
const bringScripts = () => {
  if (!painted) return
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'preload'
  if (document.readyState === 'loading') return
  for (const later of document.querySelectorAll('script[type=later]')) {
    const script = later.cloneNode()
    script.type = ''
    later.replaceWith(script)
  }
}
const onPaint = () => {
  painted = true
  bringScripts()
}
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) onPaint()
}).observe({ type: 'paint', buffered: true })
addEventListener('DOMContentLoaded', bringScripts)
addEventListener('load', onPaint)
