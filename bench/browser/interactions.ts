// Interaction to next paint at a quarter of the processor's speed, by the browser's own event timing: a slider of
// '¿Y si…?' moved by its keys, and the search of topics typed letter by letter. Writes the durations in ms as JSON.
import { measured, type Page } from './diagnosed-page.ts'

const throttling = 4
const moves = 40
const words = ['flujo de efectivo', 'margen', 'iva', 'cobranza']

await measured(async (open) => {
  const page = await open()
  const whatIf = await durations(page, async () => {
    await page.getByRole('button', { name: 'Probar cambios' }).click()
    await page.getByRole('slider', { name: 'Costo de lo que vendes' }).focus()
    for (let i = 0; i < moves; i++) await press(page, i % 8 < 4 ? 'ArrowRight' : 'ArrowLeft')
  })
  await page.goto(new URL('/home', page.url()).href)
  const search = await durations(page, async () => {
    await page.getByRole('searchbox', { name: /tema/i }).focus()
    for (const word of words) {
      for (const letter of word) await press(page, letter === ' ' ? 'Space' : letter)
      for (const _ of word) await press(page, 'Backspace')
    }
  })
  return { whatIf, search }
})

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** The duration of each interaction: of its longest event. Shorter than a frame is not told, and counts as none. */
async function durations(page: Page, interact: () => Promise<void>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  await page.evaluate(observe)
  await interact()
  const found = await page.evaluate(() => [...(globalThis as unknown as Observed).interactions.values()])
  await cdp.detach()
  return found
}

type Observed = { interactions: Map<number, number> }

/** Runs in the page. */
function observe(): void {
  const interactions = new Map<number, number>()
  Object.assign(globalThis, { interactions })
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId)
        interactions.set(
          entry.interactionId,
          Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0),
        )
  }
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
