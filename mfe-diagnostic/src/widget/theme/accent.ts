import { contrast, type Hex, mended, mix } from './contrast.ts'

/** Our sheets in both schemes (tokens.css), and what text is mended towards. */
export const schemes = {
  light: { paper: '#fbf7ef', card: '#ffffff', ink: '#1b2240' },
  dark: { paper: '#0f1424', card: '#182038', ink: '#eef1fa' },
} as const

/** The lowest contrast of text (WCAG 2.2, 1.4.3); controls, which need 3, have the same colour. */
export const readable = 4.5

export type Accent = { brand: Hex; strong: Hex; soft: Hex; onBrand: Hex }

/** The colours of links and buttons from a partner's own: as it is where it can be read, mended where not. */
export function accentIn(scheme: keyof typeof schemes, color: Hex): Accent {
  const { paper, card, ink } = schemes[scheme]
  const soft = mix(color, card, 0.88)
  const brand = mended(color, ink, [paper, card, soft], readable)
  const onBrand = contrast('#ffffff', brand) >= contrast('#0f1424', brand) ? '#ffffff' : '#0f1424'
  // Away from the text on it.
  const strong = mix(brand, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.2)
  return { brand, strong, soft, onBrand }
}
