/** Does what nobody waits for, once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => unknown): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
    else setTimeout(work, 300)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
