import { readableAccent } from '@semaforo/ui/accent'
import { texts } from './texts.ts'

export type Theme = 'light' | 'dark'

/** The themes in which visitors may see the widget. */
export const shownThemes = (scheme: string): readonly Theme[] =>
  scheme === 'light' || scheme === 'dark' ? [scheme] : ['light', 'dark']

/** Whether a colour is used as it is, or how it is mended, in each theme. */
export function accentWords(typed: string, themes: readonly Theme[]): string {
  if (typed === '') return texts.ownBlue
  if (!/^#[0-9a-f]{6}$/.test(typed)) return texts.example
  const mended = themes.flatMap((theme) => {
    const { accent } = readableAccent(typed, theme)
    return accent === typed ? [] : [theme === 'light' ? texts.darkened(accent) : texts.lightened(accent)]
  })
  return mended.length > 0 ? mended.join(' ') : texts.fits
}
