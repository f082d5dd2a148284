import type { Page } from 'playwright-core'

/**
 * Makes React hydrate in short slices and pause for half a second once every button and field is rendered, before the
 * commit: what a slow device does at a bad moment. Returns whether it has paused.
 */
export async function pauseBeforeCommit(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    // React's scheduler ends a slice after 5 ms by this clock, and starts the next with a message.
    const now = performance.now.bind(performance)
    let calls = 0
    performance.now = () => now() + 5 * Math.floor(++calls / 4)
    const isRendered = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    const waitsForCommit = () => {
      const parts = [...document.querySelectorAll('main button[data-release], main input[data-release]')]
      return parts.length > 0 && parts.every(isRendered)
    }
    class PausingChannel {
      port1: { onmessage?: () => void } = {}
      port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), this.#delay()) }
      #delay(): number {
        if ('paused' in globalThis || !waitsForCommit()) return 0
        Object.assign(globalThis, { paused: true })
        return 500
      }
    }
    Object.assign(globalThis, { MessageChannel: PausingChannel })
  })
  return () => page.evaluate(() => 'paused' in globalThis)
}
