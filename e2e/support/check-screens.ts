import { signedIn } from './accounts.ts'
import { bringAxe, violations } from './axe.ts'
import { fits, phone } from './fits.ts'
import { runningProduct } from './product.ts'
import { type Area, screensByArea } from './screens.ts'

const desktop = { width: 1280, height: 800 }
const variants = [
  { theme: 'light', size: desktop },
  { theme: 'dark', size: desktop },
  { theme: 'light', size: phone.viewport },
] as const

/** Checks each screen of an area: what axe says of it in every theme and width, and how it fits a phone. */
export function checkScreens(area: Area): void {
  const { visit, site } = runningProduct()
  const screens = screensByArea[area]

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

  test.each(screens)(
    '$name does not scroll sideways on a phone, and every target can be hit',
    async ({ path, as, faults, show }) => {
      const session = as && (await signedIn(site(), as))
      const page = await visit(path, { ...phone, ...session, ...(faults && { faults }) })
      await show(page)
      await fits(page)
    },
  )
}
