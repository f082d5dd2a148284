// Edits a text of a frontend under `npm run dev`; writes the milliseconds until the page has painted each, as JSON.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from '@semaforo/e2e/browser'
import { startDev } from '@semaforo/e2e/dev'
import { copyOfCheckout } from '@semaforo/testing/copy-of-checkout'

const warmUp = 2
const edits = 10

const copy = copyOfCheckout('dist')
const dev = await startDev(copy, 'account')
const browser = await startBrowser()
try {
  const page = await browser.newPage({ locale: 'es-MX' })
  await page.goto(`${dev.url}/login`)
  await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
  const file = join(copy, 'mfe-account/src/entry/texts.ts')
  const text = readFileSync(file, 'utf8')
  const times: number[] = []
  for (let i = 0; i < warmUp + edits; i++) {
    const title = `Edición ${i}`
    const shown = page.evaluate(paintedAt, title)
    const written = performance.timeOrigin + performance.now()
    writeFileSync(file, text.replace('Inicia sesión', title))
    times.push((await shown) - written)
  }
  process.stdout.write(`${JSON.stringify(times.slice(warmUp))}\n`)
} finally {
  await browser.close()
  await dev.stop()
  rmSync(copy, { recursive: true })
}

/** Runs in the page: the time of the frame after the one that has this title. */
function paintedAt(title: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent !== title) return requestAnimationFrame(look)
      return requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    }
    look()
  })
}
