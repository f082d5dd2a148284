/** Runs work once the page is loaded and has nothing else to do; what a first paint needs comes before. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1_000))
  if (document.readyState === 'complete') idle(work)
  else addEventListener('load', () => idle(work), { once: true })
}
