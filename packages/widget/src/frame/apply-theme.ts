import type { PartnerTheme } from '@semaforo/contracts'
import { accentIn } from '@semaforo/ui/accent'

/** Gives an element, and all in it, a partner's theme; without one, ours. */
export function applyTheme(element: HTMLElement, { scheme = 'auto', accent, radius }: PartnerTheme): void {
  if (scheme === 'auto') delete element.dataset.theme
  else element.dataset.theme = scheme
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) element.style.removeProperty(name)
    else element.style.setProperty(name, value)
  }
  const [light, dark] = [accent && accentIn('light', accent), accent && accentIn('dark', accent)]
  const both = (name: keyof ReturnType<typeof accentIn>) =>
    light && dark ? `light-dark(${light[name]}, ${dark[name]})` : undefined
  set('--brand', both('brand'))
  set('--brand-strong', both('strong'))
  set('--brand-soft', both('soft'))
  set('--on-brand', both('onBrand'))
  const corners = radius === undefined ? undefined : `${radius}px`
  for (const name of ['--radius-field', '--radius-card', '--radius-full']) set(name, corners)
}
