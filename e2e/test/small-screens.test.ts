import { eventually } from '../support/eventually.ts'
import { phone } from '../support/fits.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

test.each(['/home', '/login'])(
  '%s does not scroll sideways on a phone whose text is twice as large',
  async (path) => {
    const width = 412
    const page = await visit(path, { ...phone, viewport: { width, height: 740 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await eventually(async () => (await page.evaluate(() => document.documentElement.scrollWidth)) === width)
  },
)

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

test.each([
  ['200 %', 640, 400],
  ['400 %', 320, 200],
])('at a zoom of %s header and bar scroll away', async (_zoom, width, height) => {
  const page = await visit('/home', { viewport: { width, height } })
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
})
