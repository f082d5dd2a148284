import { signedIn } from './accounts.ts'
import { bringAxe, violations } from './axe.ts'
import { fits, phone } from './fits.ts'
import { runningProduct } from './product.ts'
import { productOfRun } from './product-of-run.ts'
import { type Area, screensByArea } from './screens.ts'

const desktop = { width: 1280, height: 800 }
const variants = [
  { theme: 'light', size: phone.viewport },
  { theme: 'light', size: desktop },
  { theme: 'dark', size: desktop },
] as const

/**
 * Checks each screen of an area: how it fits a phone, and what axe says of it in every theme and width. These change
 * styles only: a screen is set up once, on a phone, and checked in every combination.
 */
export function checkScreens(area: Area): void {
  // An admin's screens change what everyone sees.
  const { visit, site } = area === 'admin' ? runningProduct() : productOfRun()

  test.each(screensByArea[area])(
    '$name fits a phone, has targets that can be hit, and no axe violations',
    async ({ path, as, faults, show }) => {
      const page = await visit(path, {
        ...phone,
        reducedMotion: 'reduce',
        ...(as && (await signedIn(site(), as))),
        ...(faults && { faults }),
        prepare: bringAxe,
      })
      await show(page)
      await fits(page)
      const found: string[] = []
      for (const { theme, size } of variants) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize(size)
        const wrong = await violations(page)
        found.push(...wrong.map((line) => `${theme} theme, ${size.width} px wide: ${line}`))
      }
      expect(found).toEqual([])
    },
  )
}
