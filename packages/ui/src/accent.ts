/** The grounds on which an accent stands, by theme: the tokens `paper` and `card`. */
export const grounds = { light: ['#fbf7ef', '#ffffff'], dark: ['#0f1424', '#182038'] } as const

/** The accent where a partner chose none: the token `brand`. */
export const brand = { light: '#2446c9', dark: '#93a9ff' } as const

/** WCAG 2.2, 1.4.3: the least contrast of text. */
const least = 4.5
const steps = 100

/**
 * An accent that can be read in a theme. `accent` is the given colour, mixed with black (on light grounds) or white
 * (on dark ones) only as far as text in it needs; `on` is the colour of text on it. Colours are `#rrggbb`.
 */
export function readableAccent(color: string, theme: 'light' | 'dark'): { accent: string; on: string } {
  const end = theme === 'light' ? '#000000' : '#ffffff'
  let accent = color
  for (let step = 1; step <= steps && !isReadable(accent, grounds[theme]); step += 1)
    accent = mixed(color, end, step / steps)
  const on = contrast(accent, '#ffffff') >= contrast(accent, grounds.dark[0]) ? '#ffffff' : grounds.dark[0]
  return { accent, on }
}

const isReadable = (color: string, on: readonly string[]) =>
  on.every((ground) => contrast(color, ground) >= least)

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function mixed(color: string, end: string, share: number): string {
  const ends = channels(end)
  const values = channels(color).map((value, at) => Math.round(value + ((ends[at] ?? 0) - value) * share))
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
