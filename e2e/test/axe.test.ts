import { signedIn } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { runningProduct } from '../support/product.ts'
import { screens } from '../support/screens.ts'

const { visit, site } = runningProduct()

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const variants = [
  { theme: 'light', size: desktop },
  { theme: 'dark', size: desktop },
  { theme: 'light', size: phone },
] as const

// Theme and width change styles only: a screen is set up once and checked in every combination.
test.each(screens)('no axe violations: $name', async ({ path, as, faults, show }) => {
  const page = await visit(path, {
    viewport: desktop,
    reducedMotion: 'reduce',
    ...(as && (await signedIn(site(), as))),
    ...(faults && { faults }),
    prepare: bringAxe,
  })
  await show(page)
  const found: string[] = []
  for (const { theme, size } of variants) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    const wrong = await violations(page)
    found.push(...wrong.map((line) => `${theme} theme, ${size.width} px wide: ${line}`))
  }
  expect(found).toEqual([])
})
