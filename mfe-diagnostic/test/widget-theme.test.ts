import fc from 'fast-check'
import { accentIn, readable, schemes } from '../src/widget/theme/accent.ts'
import { contrast, mended, mix } from '../src/widget/theme/contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('light' as const, 'dark' as const)

test('whatever colour a partner chooses, links, buttons and notices can be read in both schemes', () => {
  fc.assert(
    fc.property(scheme, color, (name, chosen) => {
      const { paper, card, ink } = schemes[name]
      const { brand, strong, soft, onBrand } = accentIn(name, chosen)
      for (const background of [paper, card, soft])
        expect(contrast(brand, background)).toBeGreaterThanOrEqual(readable)
      expect(contrast(ink, soft)).toBeGreaterThanOrEqual(readable)
      for (const background of [brand, strong])
        expect(contrast(onBrand, background)).toBeGreaterThanOrEqual(readable)
    }),
    { numRuns: 5_000 },
  )
})

test('a colour that can be read stays as it is', () => {
  expect(accentIn('light', '#2446c9').brand).toBe('#2446c9')
  expect(accentIn('dark', '#93a9ff').brand).toBe('#93a9ff')
})

test('contrast is that of WCAG, the same both ways', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  fc.assert(fc.property(color, color, (one, other) => contrast(one, other) === contrast(other, one)))
})

test('a mix of nothing is the colour itself, and of all the other one', () => {
  fc.assert(
    fc.property(color, color, (from, to) => {
      expect([mix(from, to, 0), mix(from, to, 1)]).toEqual([from, to])
    }),
  )
})

test('mending goes no further than it has to', () => {
  expect(mended('#777777', '#000000', ['#ffffff'], 4.5)).toBe(mix('#777777', '#000000', 0.05))
  expect(mended('#ffff00', '#ffffff', ['#ffffff'], 4.5)).toBe('#ffffff')
})
