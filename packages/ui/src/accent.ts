import { contrast, type Hex, mix, withContrast } from './contrast.ts'

/** The sheets of both themes, their text and their own accent, as `tokens.css` has them. */
export const schemes = {
  light: { paper: '#fbf7ef', card: '#ffffff', ink: '#1b2240', brand: '#2446c9' },
  dark: { paper: '#0f1424', card: '#182038', ink: '#eef1fa', brand: '#93a9ff' },
} as const
export type Scheme = keyof typeof schemes

/** The lowest contrast of text (WCAG 2.2, 1.4.3); controls, which need 3, have the same colour. */
const readable = 4.5

/** The colours of links and buttons: the tokens `brand`, `brand-strong`, `brand-soft` and `on-brand`. */
export type Accent = { brand: Hex; strong: Hex; soft: Hex; onBrand: Hex }

/** Those colours from a partner's own (`#rrggbb`): as it is where it can be read, with more contrast where not. */
export function accentIn(scheme: Scheme, color: Hex): Accent {
  const { paper, card, ink } = schemes[scheme]
  const soft = mix(color, card, 0.88)
  const brand = withContrast(color, ink, [paper, card, soft], readable)
  const onBrand = contrast('#ffffff', brand) >= contrast('#0f1424', brand) ? '#ffffff' : '#0f1424'
  // Away from the text on it.
  const strong = mix(brand, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.2)
  return { brand, strong, soft, onBrand }
}
