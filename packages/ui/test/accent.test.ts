import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { brand, contrast, grounds, readableAccent } from '../src/accent.ts'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes = ['light', 'dark'] as const

test('whatever the colour, text in it and on it can be read', () => {
  fc.assert(
    fc.property(color, fc.constantFrom(...themes), (given, theme) => {
      const { accent, on } = readableAccent(given, theme)
      expect(accent).toMatch(/^#[0-9a-f]{6}$/)
      for (const ground of grounds[theme]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, on)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test.each(themes)('a colour that can be read stays: %s', (theme) => {
  expect(readableAccent(brand[theme], theme).accent).toBe(brand[theme])
})

test('yellow becomes darker on light grounds and stays on dark ones', () => {
  const [light, dark] = themes.map((theme) => readableAccent('#ffd400', theme).accent)
  expect(light).not.toBe('#ffd400')
  expect(dark).toBe('#ffd400')
})

test('grounds and brand are those of the tokens', () => {
  const pairs = [...grounds.light.keys()].map((at) => `light-dark(${grounds.light[at]}, ${grounds.dark[at]})`)
  expect(css).toContain(`--paper: ${pairs[0]}`)
  expect(css).toContain(`--card: ${pairs[1]}`)
  expect(css).toContain(`--brand: light-dark(${brand.light}, ${brand.dark})`)
})
