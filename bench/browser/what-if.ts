// Drags a slider of '¿Y si…?' with the CPU throttled to a quarter of its speed; writes the duration of each
// move, as JSON.
import { measured } from './diagnosed-page.ts'
import { type Repaint, repaintsIn } from './repaints.ts'

const throttling = 4
const warmUp = 30
const moves = 300
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

await measured(async (open): Promise<Repaint[]> => {
  const page = await open()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  const slider = page.getByRole('slider', { name: 'Costo de lo que vendes' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  const browser = page.context().browser()
  if (!box || !browser) throw new Error('the slider is not on the screen')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  for (let i = 0; i < warmUp + moves; i++) {
    if (i === warmUp) await browser.startTracing(page, { categories })
    // Back and forth over most of its range, a few percent each time.
    const part = Math.abs(((i * 0.037) % 2) - 1)
    await page.mouse.move(box.x + box.width * (0.1 + 0.8 * part), y)
    await page.evaluate(shown)
  }
  const trace = await browser.stopTracing()
  await page.mouse.up()
  return repaintsIn(trace)
})

/** Runs in the page: the next move follows when this one is painted. */
function shown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
