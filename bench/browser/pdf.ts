// Clicks 'Descargar PDF' and writes the milliseconds until the file is on the disk, as JSON.
import { measured, type Page } from './diagnosed-page.ts'

const visits = 8
const presses = 8

/** The first click of each visit, which loads the library without a browser cache, and the later ones. */
await measured(async (open): Promise<{ loading: number[]; loaded: number[] }> => {
  const loading: number[] = []
  const loaded: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const page = await open()
    await page.evaluate(noteClicks)
    loading.push(await untilFile(page))
    for (let press = 0; press < presses; press++) loaded.push(await untilFile(page))
    await page.context().close()
  }
  return { loading, loaded }
})

/** Both times by the same clock: the click as the page saw it, and now. */
async function untilFile(page: Page): Promise<number> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  await (await coming).path()
  const now = performance.timeOrigin + performance.now()
  return now - (await page.evaluate(lastClick))
}

function noteClicks(): void {
  addEventListener('click', ({ timeStamp, isTrusted }) => {
    if (isTrusted) Object.assign(globalThis, { lastClick: performance.timeOrigin + timeStamp })
  })
}

function lastClick(): number {
  return (globalThis as unknown as { lastClick: number }).lastClick
}
