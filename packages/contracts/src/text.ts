import * as z from 'zod/mini'

/** An emoji with its joiner, which stays whole, or a character that draws nothing. */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?\u200d?)|[\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800]/gu

/**
 * A text in NFC without characters that draw nothing: zero-width characters, direction marks, soft hyphens, blank
 * letters and lone surrogates. Spaces and line breaks stay.
 */
export const visibleText = (text: string): string => text.replace(emojiOrInvisible, '$1').normalize('NFC')

/** The check with which a schema takes what a person typed: its visible text, trimmed. */
export const cleanText = z.overwrite<string>((text) => visibleText(text).trim())

const acronym = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu

/** A text to search by: visible and trimmed, with acronyms as one word («I.V.A.» is «IVA»). */
export const searchedText = (text: string): string =>
  visibleText(text)
    .trim()
    .replace(acronym, (found) => found.replaceAll('.', ''))

/** A text in which something can be seen. */
export const somethingVisible = /[^\p{Other}\p{Mark}\p{Separator}\p{Default_Ignorable_Code_Point}\u2800]/u
