import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { accentIn, type Scheme, schemes } from '../src/accent.ts'
import { contrast } from '../src/contrast.ts'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const both: Scheme[] = ['light', 'dark']

test('whatever the colour, text in it and on it can be read', () => {
  fc.assert(
    fc.property(color, fc.constantFrom(...both), (given, scheme) => {
      const { brand, strong, soft, onBrand } = accentIn(scheme, given)
      for (const ground of [schemes[scheme].paper, schemes[scheme].card, soft])
        expect(contrast(brand, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [brand, strong]) expect(contrast(onBrand, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test.each(both)('a colour that can be read stays: %s', (scheme) => {
  expect(accentIn(scheme, schemes[scheme].brand).brand).toBe(schemes[scheme].brand)
})

test('yellow becomes darker on light sheets and stays on dark ones', () => {
  const [light, dark] = both.map((scheme) => accentIn(scheme, '#ffd400').brand)
  expect(contrast(light ?? '', '#000000')).toBeLessThan(contrast('#ffd400', '#000000'))
  expect(dark).toBe('#ffd400')
})

test.each(['paper', 'card', 'ink', 'brand'] as const)('%s is that of the tokens', (name) => {
  expect(css).toContain(`--${name}: light-dark(${schemes.light[name]}, ${schemes.dark[name]})`)
})
