import { eventually } from '../support/eventually.ts'
import { phone } from '../support/fits.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

test('pages do not scroll sideways on a phone whose text is twice as large', async () => {
  const width = 412
  const page = await visit('/home', { ...phone, viewport: { width, height: 740 } })
  for (const path of ['/home', '/login']) {
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await eventually(async () => (await page.evaluate(() => document.documentElement.scrollWidth)) === width)
  }
})

test('the end of a page is not hidden behind the bar', async () => {
  const page = await visit('/home', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
  // The page grows while its last parts come.
  await eventually(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const action = await page.getByRole('link', { name: 'Evaluar mi negocio' }).boundingBox()
    const bar = await page.getByRole('navigation').boundingBox()
    return action !== null && bar !== null && action.y + action.height <= bar.y
  })
})

test('at a zoom of 200 and 400 % header and bar scroll away', async () => {
  const page = await visit('/home')
  for (const [width, height] of [
    [640, 400],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('link', { name: 'Flujo de efectivo' }).scrollIntoViewIfNeeded()
    const covered = await page
      .locator('header, nav')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .reduce(
            (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
            0,
          ),
      )
    expect(covered).toBeLessThanOrEqual(height / 4)
  }
})
