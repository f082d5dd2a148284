import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast } from '../src/contrast.ts'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')

/** Every colour token with its value per theme; a single value applies to both. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
)

function color(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme]
  if (!value) throw new Error(`no colour token --${name}`)
  return value
}

const themes = ['light', 'dark'] as const
const sheets = ['paper', 'card']
const softs = ['brand-soft', 'good-soft', 'attention-soft', 'alert-soft']

/** The lowest contrast of a colour over all backgrounds that it is used on. */
const least: [foreground: string, backgrounds: string[], ratio: number][] = [
  ['ink', sheets, 14],
  ['ink', softs, 10],
  ['ink-soft', sheets, 5.7],
  ['ink-soft', softs, 4.5],
  ['paper', ['ink'], 4.5],
  ['brand', sheets, 7],
  ['brand', softs, 4.5],
  ['good', sheets, 5.45],
  ['attention', sheets, 5.5],
  ['alert', sheets, 5.5],
  ['good', ['good-soft'], 4.5],
  ['attention', ['attention-soft'], 4.5],
  ['alert', ['alert-soft'], 4.5],
  ['on-brand', ['brand', 'brand-strong'], 7],
  ['on-brand', ['alert', 'alert-strong'], 4.5],
  ['control-border', sheets, 3.3],
  ['lamp-green', ['housing'], 3.5],
  ['lamp-yellow', ['housing'], 3.5],
  ['lamp-red', ['housing'], 3.5],
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(least)('%s on %j has a contrast of at least %d', (foreground, backgrounds, ratio) => {
    for (const background of backgrounds) {
      expect(contrast(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(ratio)
    }
  })
})

/** Rules of all style sheets that set both colours of a text, as tokens. */
const root = join(import.meta.dirname, '../../..')
const rules = globSync('{shell,mfe-*,packages/*}/src/**/*.css', { cwd: root }).flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/[^{}]+\{[^{}]*\}/g)].flatMap(([rule]) => {
    const text = rule.match(/[;{\s]color: var\(--([\w-]+)\)/)?.[1]
    const ground = rule.match(/background(?:-color)?: var\(--([\w-]+)\)/)?.[1]
    // What lets the colour below through has none of its own.
    return text && ground && tokens.has(ground) ? [[text, ground] as const] : []
  }),
)

test('text is readable in every rule that sets its colour and its background', () => {
  expect(rules.length).toBeGreaterThan(5)
  const low = themes.flatMap((theme) =>
    rules.filter(([text, ground]) => contrast(color(text, theme), color(ground, theme)) < 4.5),
  )
  expect(low).toEqual([])
})
