import { signedIn } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { runningProduct } from '../support/product.ts'
import { screens } from '../support/screens.ts'

const { visit, site } = runningProduct()

const looks = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'light', width: 360, height: 740 },
] as const

describe.each(looks)('$theme theme, $width px wide', ({ theme, width, height }) => {
  test.each(screens)('axe finds nothing wrong: $name', async ({ path, as, faults, show }) => {
    const page = await visit(path, {
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...(as && (await signedIn(site(), as))),
      ...(faults && { faults }),
      prepare: bringAxe,
    })
    await show(page)
    expect(await violations(page)).toEqual([])
  })
})
