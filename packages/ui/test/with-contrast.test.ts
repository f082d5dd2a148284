import fc from 'fast-check'
import { contrast, mix, withContrast } from '../src/contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

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

test('a colour is mixed no further than it has to', () => {
  expect(withContrast('#777777', '#000000', ['#ffffff'], 4.5)).toBe(mix('#777777', '#000000', 0.05))
  expect(withContrast('#ffff00', '#ffffff', ['#ffffff'], 4.5)).toBe('#ffffff')
})
