/** A colour as `#2446c9`. */
export type Hex = string

const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour moved towards another by a share of 0 to 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to)
  const mixed = channels(from).map((channel, i) => Math.round(channel + ((target[i] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const steps = 20

/** Mixes the colour step by step into another until its contrast to every background reaches the ratio. */
export function withContrast(color: Hex, towards: Hex, backgrounds: readonly Hex[], ratio: number): Hex {
  for (let step = 0; step < steps; step++) {
    const tried = mix(color, towards, step / steps)
    if (backgrounds.every((background) => contrast(tried, background) >= ratio)) return tried
  }
  return towards
}
