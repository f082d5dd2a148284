import { accentIn, type Scheme } from '@semaforo/ui/accent'
import { texts } from './form.texts.ts'

/** The themes in which visitors may see the widget. */
export const shownThemes = (scheme: string): readonly Scheme[] =>
  scheme === 'light' || scheme === 'dark' ? [scheme] : ['light', 'dark']

/** Whether a colour is used as it is, or how it is mended, in each theme. */
export function accentText(typed: string, themes: readonly Scheme[]): string {
  if (typed === '') return texts.ownBlue
  if (!/^#[0-9a-f]{6}$/.test(typed)) return texts.example
  const mended = themes.flatMap((theme) => {
    const { brand } = accentIn(theme, typed)
    return brand === typed ? [] : [theme === 'light' ? texts.darkened(brand) : texts.lightened(brand)]
  })
  return mended.length > 0 ? mended.join(' ') : texts.fits
}
